import { PreloadableQueryRegistry, type ConcreteRequest, type RecordSource, type RequestParameters, type Variables } from 'relay-runtime'
import { isSent } from '../offline/rows'
import { heldEntries } from '../offline/waiting'
import { accountOf, readTokens } from '../session/tokens'
import { answerFromRecords, type Records, type StoreRecord } from './answerFromRecords'
import { deviceFields } from './deviceFields'
import { changeKept, readKept } from './keptRecords'
import { reachable } from './reachable'

/** Changes come in crowds. The first of one does not wait for the last: the network, or the page, may be gone by then. */
const writeAfterMs = 300
const codeArrives = 3_000

/** What this device knows of an account: its store in memory, over what was kept of it before. */
export class Device {
  private heardAt: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly account: string,
    private readonly source: RecordSource,
  ) {
    window.addEventListener('pagehide', () => void this.keep())
  }

  /** The server answered a query: what follows is worth keeping. */
  heard(now: Date): void {
    this.heardAt = now.toISOString()
  }

  /** The store changed. */
  changed(): void {
    this.timer ??= setTimeout(() => void this.keep(), writeAfterMs)
  }

  /** What the server would say, and when it last said anything; null where the device does not know all of it. */
  async answer(params: RequestParameters, variables: Variables, now: Date): Promise<{ data: object; heardAt: string } | null> {
    const [request, kept] = await Promise.all([loaded(params.id!), readKept(this.account)])
    const heardAt = this.heardAt ?? kept?.heardAt
    if (!request || heardAt === undefined) return null
    const records = layered(this.source, kept?.records ?? {})
    const data = answerFromRecords(request, variables, records, deviceFields(records, now))
    return data && { data, heardAt }
  }

  async keep(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { heardAt } = this
    if (heardAt === null) return
    try {
      // Another tab may have been told of what was sent, and have kept it: this one is behind, and shall not undo that.
      if ((await heldEntries(this.account)).some(isSent)) return
      await changeKept(this.account, (before) => {
        const signedIn = accountOf(readTokens()?.accessToken ?? '') === this.account
        return signedIn ? { heardAt, records: reachable(layered(this.source, before)) } : null
      })
    } catch (error) {
      console.warn('nothing is kept for a start without a network', error)
    }
  }
}

function layered(source: RecordSource, below: Record<string, StoreRecord>): Records {
  const get = (id: string): StoreRecord | undefined => {
    const above = source.get(id) as StoreRecord | null | undefined
    // Null: deleted, and what was kept of it says nothing more.
    return above === null ? undefined : above && below[id] ? { ...below[id], ...above } : (above ?? below[id])
  }
  return {
    get,
    *all() {
      for (const id of new Set([...source.getRecordIDs(), ...Object.keys(below)])) {
        const record = get(id)
        if (record) yield record
      }
    },
  }
}

/** A query's selections come with its screen's code, which is on its way when the query starts; null for one that never does. */
function loaded(id: string): Promise<ConcreteRequest | null> {
  const there = PreloadableQueryRegistry.get(id)
  if (there) return Promise.resolve(there)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), codeArrives)
    const { dispose } = PreloadableQueryRegistry.onLoad(id, (request) => {
      clearTimeout(timer)
      dispose()
      resolve(request)
    })
  })
}
