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
import { changesToShow } from '../queue/pendingChanges'
import { isSent } from '../queue/rows'
import { updateMirror, type Mirror, readMirror, receivedAt } from './mirrorDatabase'
import { persistableRecords } from './persistable'
import type { Records } from './responseFromRecords'

/** Later changes do not postpone the write: network and page may be lost by then. */
const writeAfterMs = 1_000
/** At most a tenth of the time is spent on writing: many cats on a slow phone are much to write. */
const pausePerWrite = 9
const maxWritePauseMs = 5_000
const codeTimeoutMs = 3_000
/** Nothing is preloaded before: the page's own requests are sent first. */
const preloadDelayMs = 1_000

const loadResponding = () => import('./mirrorResponse')

export class RecordMirror {
  private respondedAt: string | null = null
  /** ISO instants at which this tab received records, by id. */
  private readonly receivedTimes = new Map<string, string>()
  /**
   * Records that this tab received and has not persisted yet: the count of changes at the last one of each, by id.
   * Another tab may have received newer versions of all others.
   */
  private readonly unpersisted = new Map<string, number>()
  private changeCount = 0
  private publishing: 'mirrored' | 'completed' | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private pauseMs = writeAfterMs

  constructor(
    private readonly account: string,
    private readonly source: RecordSource,
  ) {
    window.addEventListener('pagehide', () => void (this.unpersisted.size > 0 && this.persist()))
    // Preloads the code: it cannot be loaded without a network.
    setTimeout(() => void loadResponding().catch(() => null), preloadDelayMs)
  }

  noteResponse(now: Date): void {
    this.respondedAt = now.toISOString()
  }

  /**
   * `publish` writes a response of the mirror into the store, or one that it completed: neither makes a record newer.
   */
  publishFromMirror(what: 'mirrored' | 'completed', publish: () => void): void {
    this.publishing = what
    try {
      publish()
    } finally {
      this.publishing = null
    }
  }

  noteChanged(published: { getRecordIDs(): readonly string[] }): void {
    // These records were just read from the mirror.
    if (this.publishing === 'mirrored') return
    this.changeCount += 1
    for (const id of published.getRecordIDs()) {
      if (this.respondedAt !== null && this.publishing === null)
        this.receivedTimes.set(id, this.respondedAt)
      this.unpersisted.set(id, this.changeCount)
    }
    this.timer ??= setTimeout(() => void this.persist(), this.pauseMs)
  }

  /**
   * Responds to a query from the store and the persisted records; `null` if a field is unknown. The
   * complete fields of `faultyResponse`, which has errors, are used. The result names the time since
   * which the data may be outdated.
   */
  async respond(
    params: RequestParameters,
    variables: Variables,
    now: Date,
    faultyResponse?: GraphQLResponse,
  ): Promise<{ data: object; respondedAt: string } | null> {
    const [{ recordsOf, responseFromMirror }, request, mirror] = await Promise.all([
      loadResponding(),
      awaitArtifact(params.id!),
      readMirror(this.account),
    ])
    const respondedAt = this.respondedAt ?? mirror?.respondedAt
    if (!request || respondedAt === undefined) return null
    const mergedRecords = this.mergeWith(mirror)
    const source = faultyResponse && recordsOf(request, variables, faultyResponse, now)
    const records = source ? mergeRecords(source, mergedRecords) : mergedRecords
    let oldestTime = respondedAt
    const tracker = {
      ...records,
      get: (id: string) => {
        const time = mergedRecords.get(id)?.[receivedAt]
        if (typeof time === 'string' && time < oldestTime) oldestTime = time
        return records.get(id)
      },
    }
    const data = responseFromMirror(request, variables, tracker, records, now)
    return data && { data, respondedAt: oldestTime }
  }

  /** Returns the store's records over the persisted ones, each with the moment at which it was received. */
  private mergeWith(mirror: Pick<Mirror, 'respondedAt' | 'records'> | null): Records {
    // Former builds stored no moment per record.
    const withReceivedAt = (record: StoreRecord) =>
      receivedAt in record ? record : { [receivedAt]: mirror?.respondedAt, ...record }
    const base = {
      get: (id: string) => mirror?.records[id] && withReceivedAt(mirror.records[id]),
      all: () => Object.values(mirror?.records ?? {}),
    }
    return mergeRecords(this.source, base, {
      receivedTimes: this.receivedTimes,
      unpersisted: this.unpersisted,
    })
  }

  /** Resolves with whether everything in the store is persisted now. */
  async persist(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { respondedAt } = this
    if (respondedAt === null) return false
    try {
      // Another tab may have persisted a sent change that this tab's store lacks.
      if ((await changesToShow(this.account)).some(isSent)) return false
      const startedAt = performance.now()
      let writtenCount = 0
      const isPersisted = await updateMirror(this.account, (mirror) => {
        if (accountOf(readTokens()?.accessToken ?? '') !== this.account) return null
        writtenCount = this.changeCount
        return { respondedAt, records: persistableRecords(this.mergeWith(mirror)) }
      })
      // A record that changed while these were written needs another write.
      for (const [id, count] of this.unpersisted)
        if (count <= writtenCount) this.unpersisted.delete(id)
      this.pauseMs = Math.min(
        maxWritePauseMs,
        Math.max(writeAfterMs, pausePerWrite * (performance.now() - startedAt)),
      )
      return isPersisted
    } catch (error) {
      console.warn('the record could not be stored for a start without a network', error)
      return false
    }
  }
}

interface OwnRecords {
  receivedTimes: ReadonlyMap<string, string>
  unpersisted: ReadonlyMap<string, number>
}

/**
 * A record that only `base` has is returned as it is: every record is read for each write. The later received one of
 * two wins.
 */
function mergeRecords(source: RecordSource, base: Records, own?: OwnRecords): Records {
  const get = (id: string): StoreRecord | undefined => {
    const record = source.get(id) as StoreRecord | null | undefined
    // `null` if it was deleted in this tab.
    if (record === null) return undefined
    const baseRecord = base.get(id)
    if (!record) return baseRecord
    const time = own?.receivedTimes.get(id)
    if (
      own &&
      baseRecord &&
      !own.unpersisted.has(id) &&
      (time === undefined || String(baseRecord[receivedAt]) > time)
    )
      return { ...record, ...baseRecord }
    return time === undefined
      ? { ...baseRecord, ...record }
      : { ...baseRecord, ...record, [receivedAt]: time }
  }
  return {
    get,
    *all() {
      const ids = new Set(source.getRecordIDs())
      for (const { __id } of base.all()) ids.add(String(__id))
      for (const id of ids) {
        const record = get(id)
        if (record) yield record
      }
    },
  }
}

/** Resolves with the query's artifact, which loads with the screen's code; `null` if it is late. */
function awaitArtifact(id: string): Promise<ConcreteRequest | null> {
  const artifact = PreloadableQueryRegistry.get(id)
  if (artifact) return Promise.resolve(artifact)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), codeTimeoutMs)
    const { dispose } = PreloadableQueryRegistry.onLoad(id, (request) => {
      clearTimeout(timer)
      dispose()
      resolve(request)
    })
  })
}
