import { type ConcreteRequest, type GraphQLResponse, PreloadableQueryRegistry, type RecordSource, type RequestParameters, type Variables } from 'relay-runtime'
import { isSent } from '../offline/rows'
import { heldOf } from '../offline/waiting'
import { accountOf, readTokens } from '../network/tokens'
import type { Records, StoreRecord } from './answerFromRecords'
import { changeKept, type Kept, readKept, toldAt } from './keptRecords'
import { reachable } from './reachable'

/** Later changes do not postpone the write: network and page may be gone by then. */
const writeAfterMs = 300
/** Of the time, at most a tenth is spent on writing: many cats on a slow phone are much to write. */
const restPerWriting = 9
const longestRestMs = 5_000
const codeArrivesMs = 3_000
/** Nothing is loaded ahead before: the page's own requests come first. */
const pageFirstMs = 1_000

const loadAnswering = () => import('./answerHere')

export class Device {
  private heardAt: string | null = null
  /** By id: when the server told of a record, in this tab (ISO instant). */
  private readonly told = new Map<string, string>()
  private telling = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private restMs = writeAfterMs

  constructor(
    private readonly account: string,
    private readonly source: RecordSource,
  ) {
    window.addEventListener('pagehide', () => void this.keep())
    // It is needed when the network is gone.
    setTimeout(() => void loadAnswering().catch(() => null), pageFirstMs)
  }

  heard(now: Date): void {
    this.heardAt = now.toISOString()
  }

  /** `publish` puts an answer of the device into the store, which makes no record newer. */
  tell(publish: () => void): void {
    this.telling = true
    try {
      publish()
    } finally {
      this.telling = false
    }
  }

  changed(published: { getRecordIDs(): readonly string[] }): void {
    if (this.heardAt !== null && !this.telling) for (const id of published.getRecordIDs()) this.told.set(id, this.heardAt)
    this.timer ??= setTimeout(() => void this.keep(), this.restMs)
  }

  /**
   * With since when it may have changed elsewhere; null where a field is unknown. `faulty`: what the server answered,
   * whose whole parts stand.
   */
  async answer(params: RequestParameters, variables: Variables, now: Date, faulty?: GraphQLResponse): Promise<{ data: object; heardAt: string } | null> {
    const [{ answerHere, recordsOf }, request, kept] = await Promise.all([loadAnswering(), loaded(params.id!), readKept(this.account)])
    const heardAt = this.heardAt ?? kept?.heardAt
    if (!request || heardAt === undefined) return null
    const mine = this.over(kept)
    const whole = faulty && recordsOf(request, variables, faulty, now)
    const records = whole ? layered(whole, mine) : mine
    let oldest = heardAt
    const noting = {
      ...records,
      get: (id: string) => {
        const told = mine.get(id)?.[toldAt]
        if (typeof told === 'string' && told < oldest) oldest = told
        return records.get(id)
      },
    }
    const data = answerHere(request, variables, noting, records, now)
    return data && { data, heardAt: oldest }
  }

  /** The store over the kept records, with `toldAt`. */
  private over(kept: Pick<Kept, 'heardAt' | 'records'> | null): Records {
    // Older builds kept no time per record.
    const dated = (record: StoreRecord) => (toldAt in record ? record : { [toldAt]: kept?.heardAt, ...record })
    const below = { get: (id: string) => kept?.records[id] && dated(kept.records[id]), all: () => Object.values(kept?.records ?? {}) }
    return layered(this.source, below, this.told)
  }

  /** Whether everything the store knows is kept now. */
  async keep(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { heardAt } = this
    if (heardAt === null) return false
    try {
      // Another tab may have kept what the server told of a sent entry, which this tab does not know yet.
      if ((await heldOf(this.account)).some(isSent)) return false
      const began = performance.now()
      const isKept = await changeKept(this.account, (before) => {
        const signedIn = accountOf(readTokens()?.accessToken ?? '') === this.account
        return signedIn ? { heardAt, records: reachable(this.over(before)) } : null
      })
      this.restMs = Math.min(longestRestMs, Math.max(writeAfterMs, restPerWriting * (performance.now() - began)))
      return isKept
    } catch (error) {
      console.warn('nothing is kept for a start without a network', error)
      return false
    }
  }
}

/** What lies below alone is given as it is: every record is read for each writing. */
function layered(above: RecordSource, below: Records, told?: ReadonlyMap<string, string>): Records {
  const get = (id: string): StoreRecord | undefined => {
    const record = above.get(id) as StoreRecord | null | undefined
    // Null: deleted in this tab.
    if (record === null) return undefined
    if (!record) return below.get(id)
    const at = told?.get(id)
    return at === undefined ? { ...below.get(id), ...record } : { ...below.get(id), ...record, [toldAt]: at }
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

/** The query's artifact comes with the screen's code; null if not in time. */
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
