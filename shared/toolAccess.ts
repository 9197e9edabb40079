/** What a tool's token may do and for how many days (product/accounts 7.1); apart from its schema, whose library a phone need not load. */
export const tokenDays = [30, 90, 365] as const
export const tokenAccesses = ['read', 'write'] as const
export const tokenAccessLabels = { read: 'Lecture seule', write: 'Lecture et écriture' } as const
