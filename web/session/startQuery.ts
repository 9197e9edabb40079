import { loadQuery } from 'react-relay'

// Relay loads with this module, which the session imports when there is a user (preload.ts). A
// dynamic import of react-relay itself would load all of it.

export const startQuery = loadQuery
