// Relay itself, in a chunk of its own: the pages of visitors start without it.
export { loadQuery } from 'react-relay'
