/** The limits of a circle (product/circle 3.4). */
export const MAX_HELPERS = 10
export const MAX_INVITATIONS = 10
/** The most cats of other owners, beside the user's own fifty. */
export const MAX_CARED_FOR = 50
export const INVITATION_DAYS = 7
/** A year: an end that is farther away is taken for a mistake. */
export const MAX_SITTING_DAYS = 366

/** The most weighings that a helper imports from one file. */
export const MAX_IMPORTED_BY_HELPER = 50

/** The author of a note, for readers who may not see names (product/circle 4.2). */
export const writers = { owner: 'propriétaire', helper: 'aidant' } as const

/**
 * The same message for a cat that is unknown, deleted or no longer visible to the viewer
 * (product/circle 1.2).
 */
export const UNKNOWN_CAT = 'Animal non trouvé'
