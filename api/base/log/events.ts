import { channel } from 'node:diagnostics_channel'

/**
 * Publishes events for metrics and traces on a channel of Node's. Nothing is computed
 * if there is no subscriber.
 */
interface EventChannel<T> {
  readonly hasListeners: boolean
  publish(event: T): void
  /** Subscribes, and returns the function that unsubscribes. */
  subscribe(listener: (event: T) => void): () => void
}

function source<T extends object>(name: string): EventChannel<T> {
  const own = channel(`nephrochat:${name}`)
  return {
    get hasListeners() {
      return own.hasSubscribers
    },
    publish: (event) => own.publish(event),
    subscribe(listener) {
      const receive = (event: unknown) => listener(event as T)
      own.subscribe(receive)
      return () => own.unsubscribe(receive)
    },
  }
}

/** `route` is the pattern, without ids and links' tokens. */
export const requestEnded = source<{
  method: string
  route: string
  status: number
  seconds: number
}>('request')
/** `name` is the operation's name, chosen by the client. */
export const operationRan = source<{
  name: string | undefined
  outcome: 'ok' | 'error' | 'unavailable'
  seconds: number
}>('operation')
/** The save of an entry: new, edited or deleted. */
export const entrySaved = source<{
  outcome: 'acknowledged' | 'duplicate' | 'refused' | 'unavailable'
}>('save')
export const sessionRenewed = source<{ outcome: 'renewed' | 'refused' }>('renewal')
export const limitHit = source<{ limit: string }>('limit')
export const jobRan = source<{ job: string; outcome: 'ok' | 'failed' }>('job')
export const messageAttempted = source<{
  kind: 'mail' | 'push'
  outcome: 'sent' | 'not yet' | 'given up'
}>('message')
export const backupMade = source<{ outcome: 'made' | 'failed'; seconds: number }>('backup')
/** A request or connection got 503, since the process is at its limit. */
export const requestRefused = source<{ full: 'requests' | 'connections' }>('full')
