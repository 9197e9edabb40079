import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  PreloadableQueryRegistry,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime'
import { isSent } from '../offline/rows'
import { heldEntries } from '../offline/waiting'
import { accountOf, readTokens } from '../network/tokens'
import { answerFromRecords, type Records, type StoreRecord } from './answerFromRecords'
import { deviceFields, toldAt } from './deviceFields'
import { changeKept, type Kept, readKept } from './keptRecords'
import { reachable } from './reachable'

/** Changes come in crowds. The first of one does not wait for the last: the network, or the page, may be gone by then. */
const writeAfterMs = 300
const codeArrivesMs = 3_000

/** What this device knows of an account: its store in memory, over what was kept of it before. */
export class Device {
  private heardAt: string | null = null
  /** When the server told of a record, in this tab. */
  private readonly told = new Map<string, string>()
  private telling = false
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

  /** What `answer` says goes back into the store by this: it is no older or newer for that. */
  tell(publish: () => void): void {
    this.telling = true
    try {
      publish()
    } finally {
      this.telling = false
    }
  }

  /** The store changed, by what somebody answered. */
  changed(published: { getRecordIDs(): readonly string[] }): void {
    if (this.heardAt !== null && !this.telling) for (const id of published.getRecordIDs()) this.told.set(id, this.heardAt)
    this.timer ??= setTimeout(() => void this.keep(), writeAfterMs)
  }

  /**
   * What the server would say, and since when some of it may be another by now; null where the device does not know all of
   * it. `whole`: what the server does say, of the same question.
   */
  async answer(params: RequestParameters, variables: Variables, now: Date, whole?: object): Promise<{ data: object; heardAt: string } | null> {
    const [request, kept] = await Promise.all([loaded(params.id!), readKept(this.account)])
    const heardAt = this.heardAt ?? kept?.heardAt
    if (!request || heardAt === undefined) return null
    const mine = this.over(kept)
    const records = whole ? layered(recordsOf(request, variables, whole, now), mine) : mine
    let oldest = heardAt
    const noting = {
      ...records,
      get: (id: string) => {
        const told = mine.get(id)?.[toldAt]
        if (typeof told === 'string' && told < oldest) oldest = told
        return records.get(id)
      },
    }
    const data = answerFromRecords(request, variables, noting, deviceFields(records, now))
    return data && { data, heardAt: oldest }
  }

  /** Its store over what was kept, each record with when the server told of it. */
  private over(kept: Pick<Kept, 'heardAt' | 'records'> | null): Records {
    // Older builds have not kept it of each.
    const below = (id: string) => kept?.records[id] && { [toldAt]: kept.heardAt, ...kept.records[id] }
    const records = layered(this.source, { get: below, all: () => Object.values(kept?.records ?? {}) })
    const dated = (record: StoreRecord) => {
      const told = this.told.get(String(record['__id']))
      return told === undefined ? record : { ...record, [toldAt]: told }
    }
    return {
      get: (id) => {
        const record = records.get(id)
        return record && dated(record)
      },
      *all() {
        for (const record of records.all()) yield dated(record)
      },
    }
  }

  /** Whether all that the store knows is kept now. */
  async keep(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { heardAt } = this
    if (heardAt === null) return false
    try {
      // Another tab may have been told of what was sent, and have kept it: this one is behind, and shall not undo that.
      if ((await heldEntries(this.account)).some(isSent)) return false
      return await changeKept(this.account, (before) => {
        const signedIn = accountOf(readTokens()?.accessToken ?? '') === this.account
        return signedIn ? { heardAt, records: reachable(this.over(before)) } : null
      })
    } catch (error) {
      console.warn('nothing is kept for a start without a network', error)
      return false
    }
  }
}

function layered(above: RecordSource, below: Records): Records {
  const get = (id: string): StoreRecord | undefined => {
    const record = above.get(id) as StoreRecord | null | undefined
    // Null: deleted, and what was kept of it says nothing more.
    return record === null ? undefined : record ? { ...below.get(id), ...record } : below.get(id)
  }
  return {
    get,
    *all() {
      const ids = new Set(above.getRecordIDs())
      for (const { __id } of below.all()) ids.add(String(__id))
      for (const id of ids) {
        const record = get(id)
        if (record) yield record
      }
    },
  }
}

/** An answer of `now` as the store takes it apart. */
function recordsOf(request: ConcreteRequest, variables: Variables, data: object, now: Date): RecordSource {
  const source = new RecordSource()
  const environment = new Environment({ network: Network.create(() => new Promise(() => {})), store: new Store(source) })
  environment.commitPayload(createOperationDescriptor(request, variables), data)
  for (const id of source.getRecordIDs()) source.set(id, { ...source.get(id)!, [toldAt]: now.toISOString() })
  return source
}

/** A query's selections come with its screen's code, which is on its way when the query starts; null for one that never does. */
function loaded(id: string): Promise<ConcreteRequest | null> {
  const there = PreloadableQueryRegistry.get(id)
  if (there) return Promise.resolve(there)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), codeArrivesMs)
    const { dispose } = PreloadableQueryRegistry.onLoad(id, (request) => {
      clearTimeout(timer)
      dispose()
      resolve(request)
    })
  })
}
