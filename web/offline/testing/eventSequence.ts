import fc, { type Scheduler } from 'fast-check'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { supersededOf, pendingOf } from '../queue/pendingChanges'
import type { PendingChange } from '../queue/rows'
import { Device, type NetworkState, type Tab } from './device'
import type { SequenceOutcome } from './invariants'
import type { Server } from './server'
import { noteOf, Simulation } from './simulation'

/** An event on one of two devices, in one of its two tabs. */
type Event = { device: 0 | 1; tab: 0 | 1 } & (
  | { kind: 'save'; cat: 0 | 1; isBlank: boolean; isEdit: boolean }
  | { kind: 'weigh'; cat: 0 | 1 }
  | { kind: 'sync'; isForced: boolean }
  | { kind: 'network'; state: NetworkState }
  | { kind: 'crash' | 'expire' | 'revoke' | 'loseTables' }
  | { kind: 'signIn'; user: 0 | 1 }
  | { kind: 'wait'; minutes: number }
)

export interface EventSequence {
  events: Event[]
  /** By how much each device's clock is wrong, in ms. */
  skews: [number, number]
  hasLocks: boolean
}

const firstOrSecond = fc.constantFrom<(0 | 1)[]>(0, 1)
const anyTab = { device: firstOrSecond, tab: firstOrSecond }
const network = fc.constantFrom<NetworkState[]>(
  'up',
  'up',
  'down',
  'lossy',
  'breaksOff',
  'late',
  'portal',
  'filter',
  'resets',
  'broken',
  'brokenAfter',
  'busy',
  'unavailable',
)

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...anyTab,
      kind: fc.constant('save' as const),
      cat: firstOrSecond,
      isBlank: fc.boolean(),
      isEdit: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...anyTab, kind: fc.constant('weigh' as const), cat: firstOrSecond }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ...anyTab, kind: fc.constant('sync' as const), isForced: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ...anyTab, kind: fc.constant('network' as const), state: network }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...anyTab,
      kind: fc.constantFrom(
        'crash' as const,
        'expire' as const,
        'revoke' as const,
        'loseTables' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...anyTab, kind: fc.constant('signIn' as const), user: firstOrSecond }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...anyTab,
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 2_000 }),
    }),
  },
)

export const eventSequence: fc.Arbitrary<EventSequence> = fc.record({
  events: fc.array(event, { minLength: 3, maxLength: 24 }),
  skews: fc.tuple(fc.constantFrom(0, DAY_MS, -DAY_MS, 10_000), fc.constantFrom(0, DAY_MS, -DAY_MS)),
  hasLocks: fc.boolean(),
})

export interface SequenceContext {
  server: Server
  time: { now: number }
  /** Two users, each with two cats. */
  users: [string, string]
  catsOf(user: string): [string, string]
}

/**
 * Runs the events, then restores network, session and server, and synchronises once more. The checker compares the
 * result.
 */
export async function runEvents(
  { events, skews, hasLocks }: EventSequence,
  scheduler: Scheduler,
  { server, time, users, catsOf }: SequenceContext,
): Promise<SequenceOutcome> {
  const simulation = new Simulation(scheduler, server, time, { hasLocks })
  const devices = skews.map((skew, index) => new Device(`device ${index}`, () => time.now + skew))
  const running: Promise<unknown>[] = []
  /** Work that begins in a tab ends with it at the latest. */
  const begin = (tab: Tab, work: Promise<unknown>) => running.push(Promise.race([work, tab.closed]))

  async function runEvent(one: Event) {
    time.now += 60_000
    const device = devices[one.device]!
    const tab = device.tabs[one.tab]
    const { user } = device
    switch (one.kind) {
      case 'save':
        if (user !== null)
          begin(
            tab,
            simulation.save(tab, {
              user,
              animalId: catsOf(user)[one.cat],
              isBlank: one.isBlank,
              isEdit: one.isEdit,
            }),
          )
        break
      case 'weigh':
        if (user !== null)
          begin(tab, simulation.weigh(tab, { user, animalId: catsOf(user)[one.cat] }))
        break
      case 'sync':
        if (user !== null) begin(tab, simulation.sync(tab, user, one.isForced))
        break
      case 'network':
        device.network = one.state
        break
      case 'crash':
        device.reopen(one.tab)
        break
      case 'expire':
        simulation.expire(device)
        break
      case 'revoke':
        device.isRevoked = true
        simulation.expire(device)
        break
      case 'loseTables':
        await tab.tables.close()
        break
      case 'signIn':
        if (device.network === 'up') await simulation.signIn(device, users[one.user])
        break
      case 'wait':
        time.now += one.minutes * MINUTE_MS
    }
  }

  for (const device of devices) await simulation.signIn(device, users[0])
  await scheduler.waitFor(
    scheduler.scheduleSequence(
      events.map((one) => ({ label: one.kind, builder: () => runEvent(one) })),
    ).task,
  )
  await scheduler.waitFor(Promise.all(running))

  const pendingBefore: PendingChange[] = []
  for (const {
    tabs: [tab],
  } of devices) {
    for (const user of users) pendingBefore.push(...(await pendingOf(user, tab.tables)))
  }
  const pending: PendingChange[] = []
  for (const device of devices) {
    device.network = 'up'
    device.pausedUntil = 0
    for (const user of users) {
      await simulation.signIn(device, user)
      await scheduler.waitFor(simulation.sync(device.tabs[0], user, true))
      pending.push(...(await pendingOf(user, device.tabs[0].tables)))
      // It is reported until the user acknowledges it, also if the page that sent it was closed.
      for (const entry of await supersededOf(user, device.tabs[0].tables))
        simulation.ledger.reported.add(noteOf(entry))
    }
    for (const tab of device.tabs) await tab.tables.close()
  }
  const stored = []
  for (const user of users) {
    for (const animalId of catsOf(user))
      stored.push({
        user,
        entries: await server.entries(user, animalId),
        weighings: await server.weighings(user, animalId),
      })
  }
  return { ledger: simulation.ledger, stored, before: pendingBefore, pending }
}
