/** The limits of a circle (product/circle 3.4). */
export const MAX_HELPERS = 10
export const MAX_INVITATIONS = 10
/** The maximum number of cats of other owners in whose circle a user is. Own cats have their own limit. */
export const MAX_CARED_FOR_CATS = 50
export const INVITATION_DAYS = 7
/** A year: later last days are refused as mistakes. */
export const MAX_SITTING_DAYS = 366

/** The maximum number of weighings that a helper imports from one file. */
export const MAX_IMPORTED_BY_HELPER = 50

/** The author of a note, for readers who may not see names (product/circle 4.2). */
export const writers = { owner: 'propriétaire', helper: 'aidant' } as const

/**
 * The same message for a cat that is unknown, deleted or no longer visible to the viewer
 * (product/circle 1.2).
 */
export const UNKNOWN_CAT = 'Animal non trouvé'
