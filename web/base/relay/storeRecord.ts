/** A record of Relay's store: fields by storage key; links as `{ __ref }` or `{ __refs }`. */
export type StoreRecord = Readonly<Record<string, unknown>>
