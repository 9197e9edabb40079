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

function eventChannel<T extends object>(name: string): EventChannel<T> {
  const diagnosticsChannel = channel(`nephrochat:${name}`)
  return {
    get hasListeners() {
      return diagnosticsChannel.hasSubscribers
    },
    publish: (event) => diagnosticsChannel.publish(event),
    subscribe(listener) {
      const receive = (event: unknown) => listener(event as T)
      diagnosticsChannel.subscribe(receive)
      return () => diagnosticsChannel.unsubscribe(receive)
    },
  }
}

/** `route` is the pattern, without ids and links' tokens. */
export const requestEnded = eventChannel<{
  method: string
  route: string
  status: number
  seconds: number
}>('request')
/** `name` is the operation's name, chosen by the client. */
export const operationRan = eventChannel<{
  name: string | undefined
  outcome: 'ok' | 'error' | 'unavailable'
  seconds: number
}>('operation')
/** The save of an entry: new, edited or deleted. */
export const entrySaved = eventChannel<{
  outcome: 'acknowledged' | 'duplicate' | 'refused' | 'unavailable'
}>('save')
export const sessionRenewed = eventChannel<{ outcome: 'renewed' | 'refused' }>('renewal')
export const limitHit = eventChannel<{ limit: string }>('limit')
export const jobRan = eventChannel<{ job: string; outcome: 'ok' | 'failed' }>('job')
export const messageAttempted = eventChannel<{
  kind: 'mail' | 'push'
  outcome: 'sent' | 'not yet' | 'given up'
}>('message')
export const backupMade = eventChannel<{ outcome: 'made' | 'failed'; seconds: number }>('backup')
/** A request or connection got 503, since the process is at its limit. */
export const requestRefused = eventChannel<{ full: 'requests' | 'connections' }>('full')
