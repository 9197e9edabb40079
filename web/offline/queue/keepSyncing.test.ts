import { expect, test } from 'vitest'
import { testClock } from '../testing/clock'
import { keepSyncing, type SyncSignals } from './keepSyncing'
import type { SyncResult } from './sync'

const done: SyncResult = { sent: 0, superseded: [], pendingCount: 0, stopped: null }
const unreachable: SyncResult = { ...done, pendingCount: 1, stopped: 'unreachable' }

async function scheduled(results: (SyncResult | null)[], pauseEndsAt = 0) {
  const clock = testClock()
  const ran: number[] = []
  const listeners: Record<string, () => void> = {}
  const listen = (name: string) => (listener: () => void) => {
    listeners[name] = listener
    return () => delete listeners[name]
  }
  const signals: SyncSignals = {
    onOnline: listen('online'),
    onVisible: listen('visible'),
    onChange: listen('change'),
  }
  const stop = keepSyncing(
    async () => {
      ran.push(clock.now())
      return results.length > 1 ? results.shift()! : results[0]!
    },
    { clock, signals, pausedUntil: () => pauseEndsAt },
  )
  await clock.pass(0)
  return { clock, ran, listeners, stop }
}

test('sends at start, on return to the page, and one second after the browser comes online', async () => {
  const { clock, ran, listeners, stop } = await scheduled([done])
  expect(ran).toEqual([0])
  listeners['visible']!()
  listeners['online']!()
  await clock.pass(500)
  listeners['online']!()
  await clock.pass(10_000)
  expect(ran).toEqual([0, 0, 1_500])
  stop()
  expect(listeners).toEqual({})
})

test('without a response the queue is sent again at longer intervals, until all is sent', async () => {
  const { clock, ran, listeners } = await scheduled([unreachable, unreachable, unreachable, done])
  await clock.pass(3_600_000)
  expect(ran).toEqual([0, 30_000, 90_000, 210_000])
  listeners['change']!()
  await clock.pass(30_000)
  expect(ran.at(-1)).toBe(3_630_000)
})

test('a change that is stored during a run is sent by the next one', async () => {
  const { clock, ran, listeners } = await scheduled([done])
  listeners['visible']!()
  listeners['change']!()
  await clock.pass(3_600_000)
  expect(ran).toEqual([0, 0, 30_000])
})

test('while another tab sends, this one waits, and continues if that tab ends', async () => {
  const { clock, ran } = await scheduled([null, done])
  await clock.pass(3_600_000)
  expect(ran).toEqual([0, 30_000])
})

test('the next request follows after Retry-After', async () => {
  const { clock, ran } = await scheduled([{ ...unreachable, stopped: 'later' }, done], 70_000)
  await clock.pass(3_600_000)
  expect(ran).toEqual([0, 70_000])
})

test('without a session, nothing is sent again', async () => {
  const { clock, ran } = await scheduled([{ ...unreachable, stopped: 'signedOut' }])
  await clock.pass(3_600_000)
  expect(ran).toEqual([0])
})

test('nothing more is planned after a stop', async () => {
  const { clock, ran, stop } = await scheduled([unreachable])
  stop()
  await clock.pass(3_600_000)
  expect(ran).toEqual([0])
})
