/** product/circle 3.4. */
export const MOST_HELPERS = 10
export const MOST_INVITATIONS = 10
/** Of other people's, with one's own fifty. */
export const MOST_CARED_FOR = 50
export const INVITATION_DAYS = 7
/** A year: a stay has an end that can be seen. */
export const MOST_SITTING_DAYS = 366

/** Weighings that a helper imports from one file. */
export const MOST_IMPORTED_BY_HELPER = 50

/** Who noted something, to who reads no names (product/circle 4.2). */
export const writers = { owner: 'propriétaire', helper: 'aidant' } as const

/** Said alike of a cat that is unknown, deleted, or a stranger's by now (product/circle 1.2). */
export const UNKNOWN_CAT = 'Animal non trouvé'
