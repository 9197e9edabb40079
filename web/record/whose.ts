import { createContext } from 'react'

/** Which record a page shows, in the variables of its question: the owner's by the cat's id, the vet's by the link's token. */
export type WhoseRecord = { readonly uuid: string } | { readonly token: string }

export const Whose = createContext<WhoseRecord>({ uuid: '' })
