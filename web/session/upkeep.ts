import type { CacheConfig } from 'relay-runtime'
import viewerQuery$parameters from '../__generated__/viewerQuery$parameters'
import { prefetched } from '../network/prefetched'

// What a session needs and a visitor does not: a chunk of its own, small enough to be there well before Relay.
export { scheduleRefresh, stopRefreshing } from './schedule'

/** Asks who is signed in, while Relay is on its way. */
export const askViewer = (): CacheConfig => prefetched(viewerQuery$parameters.params, {})
