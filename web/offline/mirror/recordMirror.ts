import {
  type ConcreteRequest,
  type GraphQLResponse,
  PreloadableQueryRegistry,
  type RecordSource,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { accountOf, readTokens } from '../../base/network/tokens'
import type { StoreRecord } from '../../base/relay/storeRecord'
import { unacknowledgedOf } from '../queue/pendingChanges'
import { isSent } from '../queue/rows'
import type { Records } from './answerFromRecords'
import { updateMirror, type Mirror, readMirror, receivedAt } from './mirrorDatabase'
import { persistableRecords } from './persistable'

/** Later changes do not postpone the write: network and page may be gone by then. */
const writeAfterMs = 300
/** Of the time, at most a tenth is spent on writing: many cats on a slow phone are much to write. */
const restPerWriting = 9
const longestRestMs = 5_000
const codeArrivesMs = 3_000
/** Nothing is loaded ahead before: the page's own requests come first. */
const pageFirstMs = 1_000

const loadAnswering = () => import('./mirrorAnswer')

export class RecordMirror {
  private heardAt: string | null = null
  /** By id: when the server told of a record, in this tab (ISO instant). */
  private readonly receivedTimes = new Map<string, string>()
  /** Ids of what this tab was told of and has not kept yet: of all else another tab may have heard since. */
  private readonly unpersisted = new Set<string>()
  private publishing: 'all' | 'the rest' | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private restMs = writeAfterMs

  constructor(
    private readonly account: string,
    private readonly source: RecordSource,
  ) {
    window.addEventListener('pagehide', () => void (this.unpersisted.size > 0 && this.persist()))
    // It is needed when the network is gone.
    setTimeout(() => void loadAnswering().catch(() => null), pageFirstMs)
  }

  noteAnswered(now: Date): void {
    this.heardAt = now.toISOString()
  }

  /** `publish` puts an answer of the device into the store, or one that it only completes; neither makes a record newer. */
  publishOwn(what: 'all' | 'the rest', publish: () => void): void {
    this.publishing = what
    try {
      publish()
    } finally {
      this.publishing = null
    }
  }

  noteChanged(published: { getRecordIDs(): readonly string[] }): void {
    // Kept already.
    if (this.publishing === 'all') return
    for (const id of published.getRecordIDs()) {
      if (this.heardAt !== null && this.publishing === null)
        this.receivedTimes.set(id, this.heardAt)
      this.unpersisted.add(id)
    }
    this.timer ??= setTimeout(() => void this.persist(), this.restMs)
  }

  /**
   * With since when it may have changed elsewhere; null where a field is unknown. `faulty`: what the server answered,
   * whose whole parts stand.
   */
  async answer(
    params: RequestParameters,
    variables: Variables,
    now: Date,
    faulty?: GraphQLResponse,
  ): Promise<{ data: object; heardAt: string } | null> {
    const [{ answerFromMirror, recordsOf }, request, kept] = await Promise.all([
      loadAnswering(),
      loaded(params.id!),
      readMirror(this.account),
    ])
    const heardAt = this.heardAt ?? kept?.heardAt
    if (!request || heardAt === undefined) return null
    const mine = this.merged(kept)
    const whole = faulty && recordsOf(request, variables, faulty, now)
    const records = whole ? layered(whole, mine) : mine
    let oldest = heardAt
    const noting = {
      ...records,
      get: (id: string) => {
        const told = mine.get(id)?.[receivedAt]
        if (typeof told === 'string' && told < oldest) oldest = told
        return records.get(id)
      },
    }
    const data = answerFromMirror(request, variables, noting, records, now)
    return data && { data, heardAt: oldest }
  }

  /** The store over the kept records, with `toldAt`. */
  private merged(kept: Pick<Mirror, 'heardAt' | 'records'> | null): Records {
    // Older builds kept no time per record.
    const dated = (record: StoreRecord) =>
      receivedAt in record ? record : { [receivedAt]: kept?.heardAt, ...record }
    const below = {
      get: (id: string) => kept?.records[id] && dated(kept.records[id]),
      all: () => Object.values(kept?.records ?? {}),
    }
    return layered(this.source, below, { told: this.receivedTimes, unkept: this.unpersisted })
  }

  /** Whether everything the store knows is kept now. */
  async persist(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { heardAt } = this
    if (heardAt === null) return false
    try {
      // Another tab may have kept what the server told of a sent entry, which this tab does not know yet.
      if ((await unacknowledgedOf(this.account)).some(isSent)) return false
      const began = performance.now()
      const written = [...this.unpersisted]
      const isKept = await updateMirror(this.account, (before) => {
        const signedIn = accountOf(readTokens()?.accessToken ?? '') === this.account
        return signedIn ? { heardAt, records: persistableRecords(this.merged(before)) } : null
      })
      if (isKept) for (const id of written) this.unpersisted.delete(id)
      this.restMs = Math.min(
        longestRestMs,
        Math.max(writeAfterMs, restPerWriting * (performance.now() - began)),
      )
      return isKept
    } catch (error) {
      console.warn('nothing is kept for a start without a network', error)
      return false
    }
  }
}

interface Hearing {
  told: ReadonlyMap<string, string>
  unkept: ReadonlySet<string>
}

/** What lies below alone is given as it is: every record is read for each writing. Of what was kept, the later hearing stands. */
function layered(above: RecordSource, below: Records, hearing?: Hearing): Records {
  const get = (id: string): StoreRecord | undefined => {
    const record = above.get(id) as StoreRecord | null | undefined
    // Null: deleted in this tab.
    if (record === null) return undefined
    const kept = below.get(id)
    if (!record) return kept
    const at = hearing?.told.get(id)
    if (
      hearing &&
      kept &&
      !hearing.unkept.has(id) &&
      (at === undefined || String(kept[receivedAt]) > at)
    )
      return { ...record, ...kept }
    return at === undefined ? { ...kept, ...record } : { ...kept, ...record, [receivedAt]: at }
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
