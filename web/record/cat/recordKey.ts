import { createContext } from 'react'

/**
 * The variables that identify the record of a page: the cat's id for the owner, the link's token
 * for the vet.
 */
export type RecordKey = { readonly uuid: string } | { readonly token: string }

export const RecordKeyContext = createContext<RecordKey>({ uuid: '' })
