/**
 * The access and the lifetimes in days of a tool's token (product/accounts 7.1). They are separate
 * from the schema, so that a phone does not load its library.
 */
export const tokenDays = [30, 90, 365] as const
export const tokenAccesses = ['read', 'write'] as const
export const tokenAccessLabels = { read: 'Lecture seule', write: 'Lecture et écriture' } as const
