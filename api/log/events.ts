import { channel } from 'node:diagnostics_channel'

/** What figures and traces are made of, on a channel of Node's: nothing is done where nobody listens. */
interface Source<T> {
  readonly isHeard: boolean
  tell(event: T): void
  /** Returns what ends it. */
  hear(listener: (event: T) => void): () => void
}

function source<T extends object>(name: string): Source<T> {
  const own = channel(`nephrochat:${name}`)
  return {
    get isHeard() {
      return own.hasSubscribers
    },
    tell: (event) => own.publish(event),
    hear(listener) {
      const heard = (event: unknown) => listener(event as T)
      own.subscribe(heard)
      return () => own.unsubscribe(heard)
    },
  }
}

/** `route` is the pattern: never an id, nor a link's token. */
export const requestEnded = source<{
  method: string
  route: string
  status: number
  seconds: number
}>('request')
/** `name` is the client's word for it. */
export const operationRan = source<{
  name: string | undefined
  outcome: 'ok' | 'error' | 'unavailable'
  seconds: number
}>('operation')
/** Of an entry: new, edited or deleted. */
export const entrySaved = source<{
  outcome: 'acknowledged' | 'duplicate' | 'refused' | 'unavailable'
}>('save')
export const sessionRenewed = source<{ outcome: 'renewed' | 'refused' }>('renewal')
export const limitHit = source<{ limit: string }>('limit')
export const jobRan = source<{ job: string; outcome: 'ok' | 'failed' }>('job')
export const messageTried = source<{
  kind: 'mail' | 'push'
  outcome: 'sent' | 'not yet' | 'given up'
}>('message')
export const backupMade = source<{ outcome: 'made' | 'failed'; seconds: number }>('backup')
/** 503 at the door: more than the process takes. */
export const turnedAway = source<{ full: 'requests' | 'connections' }>('full')
