import type { Scheduler } from 'fast-check'
import { dayIn } from '#shared/base/time'
import { accountOf } from '../../base/network/tokens'
import { requestOf } from '../kinds/index'
import { enqueueDraft, enqueueEdit, enqueueOtherChange } from '../queue/enqueue'
import { dateToSend, entryMoment } from '../queue/entryMoment'
import { outcomeOf } from '../queue/outcome'
import { deleteSent, queueStore } from '../queue/pendingChanges'
import { findPendingEntry } from '../queue/pendingEntry'
import type { PendingChange, PendingEntry } from '../queue/rows'
import { createSend, isServerReachable } from '../queue/send'
import { sendOrEnqueue } from '../queue/sendOrEnqueue'
import { sync, type SyncPorts } from '../queue/sync'
import { TestConnection } from './connection'
import type { Device, Tab } from './device'
import type { Ledger } from './ledger'
import { queryResponse, statesWithoutResponse } from './network'
import { inputOf, nothingSent } from './saveInput'
import type { SaveRequest, Server } from './server'

const zone = 'Europe/Paris'
const operations: Record<string, SaveRequest['operation']> = {
  replay: 'update',
  useAddWeightMutation: 'weigh',
}

/** Simulates devices, a server and the network. The scheduler chooses the order of all steps. */
export class Simulation {
  readonly ledger: Ledger = { operations: new Map(), deliveries: [], reported: new Set() }
  private readonly connection: TestConnection

  constructor(
    private readonly scheduler: Pick<Scheduler, 'schedule'>,
    private readonly server: Server,
    private readonly time: { now: number },
    private readonly options: { hasLocks: boolean },
  ) {
    this.connection = new TestConnection(scheduler, server, time, this.ledger)
  }

  /** Confirms the questionnaire. With `isBlank`, its form was opened before any change was pending. */
  async save(
    tab: Tab,
    {
      user,
      animalId,
      isBlank,
      isEdit,
    }: { user: string; animalId: string; isBlank: boolean; isEdit: boolean },
  ): Promise<void> {
    const { device } = tab
    const today = dayIn(device.clock.now(), zone)
    const measurementId = isEdit ? await this.find(device, user, animalId, today) : null
    const pending = isBlank
      ? null
      : await tab.whileOpen(
          findPendingEntry(
            user,
            { animalId, day: today, measurementId, requestedId: null },
            tab.tables,
          ),
        )
    await tab.whileOpen(
      this.scheduler.schedule(Promise.resolve(), `${device.name}: a form is filled in`),
    )
    const now = device.clock.now()
    const note = crypto.randomUUID()
    const writtenAt = this.time.now
    const corrected =
      pending?.kind === 'draft' ? this.ledger.operations.get(noteOf(pending))! : null
    const day =
      measurementId === null ? (corrected?.day ?? dayIn(new Date(writtenAt), zone)) : today
    const operation = { note, user, animalId, writtenAt, day, acknowledged: null, madeFrom: null }
    this.ledger.operations.set(note, operation)
    const input = inputOf({
      note,
      animalId,
      measurementId,
      date: dateToSend(pending, now, zone, null),
    })
    const saved = await sendOrEnqueue(note, {
      isOnline: device.network !== 'down',
      send: () => this.sendOnline(tab, user, input),
      enqueue: () =>
        this.enqueue(
          tab,
          { user, animalId, measurementId, note, today },
          { now, replaces: pending },
        ),
      removeReplaced: async () => {
        if (pending) await tab.whileOpen(deleteSent([pending], async () => {}, tab.tables))
      },
    }).catch(() => null)
    if (saved === null) return
    this.ledger.operations.set(note, {
      ...operation,
      acknowledged: saved === 'queued' ? 'device' : 'server',
      madeFrom: pending && noteOf(pending),
    })
  }

  /** Weighs the cat. No weighing replaces another one. */
  async weigh(tab: Tab, { user, animalId }: { user: string; animalId: string }): Promise<void> {
    const { device } = tab
    const now = device.clock.now()
    const note = crypto.randomUUID()
    const operation = {
      note,
      user,
      animalId,
      writtenAt: this.time.now,
      day: dayIn(new Date(this.time.now), zone),
      acknowledged: null,
      madeFrom: null,
    }
    this.ledger.operations.set(note, operation)
    const weighing = {
      userUuid: user,
      animalId,
      animalName: animalId,
      kind: 'weighing' as const,
      uuid: note,
      content: { weight: '4.2' },
    }
    const saved = await sendOrEnqueue(note, {
      isOnline: device.network !== 'down',
      send: () =>
        this.sendOnline(tab, user, {
          operation: 'weigh',
          input: { animalUuid: animalId, uuid: note, weight: '4.2', date: null },
        }),
      enqueue: async () => {
        await tab.whileOpen(Promise.resolve())
        await tab.whileOpen(
          enqueueOtherChange(
            { ...weighing, day: dayIn(now, zone), date: now.toISOString() },
            { now, replaces: null },
            tab.tables,
          ),
        )
      },
      removeReplaced: async () => {},
    }).catch(() => null)
    if (saved !== null)
      this.ledger.operations.set(note, {
        ...operation,
        acknowledged: saved === 'queued' ? 'device' : 'server',
      })
  }

  /** Finds the cat's entry of the day for the form: on the server, or on the device. */
  private async find(
    device: Device,
    user: string,
    animalId: string,
    day: string,
  ): Promise<string | null> {
    const key = `${animalId} ${day}`
    if (!statesWithoutResponse.has(device.network))
      device.known.set(key, await this.server.find(user, animalId, day))
    return device.known.get(key) ?? null
  }

  private async sendOnline(
    tab: Tab,
    user: string,
    request: Omit<SaveRequest, 'token'>,
  ): Promise<'sent'> {
    const { device } = tab
    if (device.user !== user) throw new Error('no account is signed in')
    const outcome = outcomeOf(
      await this.connection.post(tab, { ...request, token: device.tokens!.accessToken }),
    )
    if (outcome.kind !== 'sent') throw new Error(outcome.kind)
    return 'sent'
  }

  private async enqueue(
    tab: Tab,
    {
      user,
      animalId,
      measurementId,
      note,
      today,
    }: {
      user: string
      animalId: string
      measurementId: string | null
      note: string
      today: string
    },
    options: { now: Date; replaces: PendingEntry | null },
  ): Promise<void> {
    // A closed page stores nothing after its time-out.
    await tab.whileOpen(Promise.resolve())
    const owned = { userUuid: user, animalId, animalName: animalId }
    const answeredAt = options.now.toISOString()
    if (measurementId === null) {
      const moment = entryMoment(options.replaces, options.now, zone, null)
      await tab.whileOpen(
        enqueueDraft(
          { ...owned, ...moment, ...nothingSent, appetite: 3, note, uuid: note, answeredAt },
          options,
          tab.tables,
        ),
      )
    } else {
      const { input } = inputOf({ note, animalId, measurementId, date: null })
      const data = { id: 'update', variables: { input: { ...input, answeredAt } } }
      await tab.whileOpen(
        enqueueEdit(
          { ...owned, day: today, measurementId, method: 'POST', url: '/graphql', data },
          options,
          tab.tables,
        ),
      )
    }
  }

  /** Sends the pending changes once from this tab, until it is closed. */
  async sync(tab: Tab, user: string, isForced: boolean): Promise<void> {
    await Promise.race([sync(user, this.portsOf(tab), { force: isForced }), tab.closed])
  }

  private portsOf(tab: Tab): SyncPorts {
    const { device } = tab
    const store = queueStore(tab.tables)
    const step = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
      await tab.whileOpen(this.scheduler.schedule(Promise.resolve(), `${device.name}: ${label}`))
      return await tab.whileOpen(work())
    }
    return {
      now: device.now,
      store: {
        list: (user) => step('list', () => store.list(user)),
        markTried: (entry) => step('mark before it is sent', () => store.markTried(entry)),
        markSent: (entry, kept) => step('mark as sent', () => store.markSent(entry, kept)),
        markCutOff: (entry) => step('note that it was cut off', () => store.markCutOff(entry)),
        countFailure: (entry, intercepted) =>
          step('count a failure', () => store.countFailure(entry, intercepted)),
        markRefused: (entry, refusal) => step('park', () => store.markRefused(entry, refusal)),
      },
      send: createSend({
        now: device.now,
        readTokens: () => device.tokens,
        requestOf: async (change) => requestOf(change),
        refreshTokens: ({ accessToken }) => this.connection.refresh(tab, accountOf(accessToken)!),
        post: (params, variables, token) => {
          return this.connection.post(tab, {
            token: token!,
            operation: operations[params.name] ?? 'create',
            input: variables['input'] as SaveRequest['input'],
          })
        },
      }),
      isOnline: () => true,
      isReachable: async () => {
        await this.connection.travel(tab, 'check that the server is reachable')
        return await isServerReachable({ post: async () => queryResponse(device.network) })
      },
      lock: async (run) => {
        if (!this.options.hasLocks) return await run()
        if (device.lockedBy) return null
        device.lockedBy = tab
        try {
          return await run()
        } finally {
          if (device.lockedBy === tab) device.lockedBy = null
        }
      },
      retryAfter: {
        pausedUntil: () => device.pausedUntil,
        pauseUntil: (until) => (device.pausedUntil = until),
      },
    }
  }

  async signIn(device: Device, user: string): Promise<void> {
    await this.connection.signIn(device, user)
  }

  expire(device: Device): void {
    this.connection.expire(device)
  }
}

export function noteOf(change: PendingChange): string {
  if (change.kind === 'draft') return change.note!
  return change.kind === 'edit' ? String(change.data.variables.input['note']) : change.uuid
}
