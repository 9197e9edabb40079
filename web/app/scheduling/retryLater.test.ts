import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import type { SyncSignals } from '../../offline/queue/keepSyncing'
import { testClock } from '../../offline/testing/clock'
import { retryLater } from './retryLater'

interface Scenario {
  /** The results of `refetch`, in order; the last one repeats. */
  results: (boolean | Promise<boolean>)[]
  due?: (boolean | null | Promise<boolean>)[]
  pausedUntil?: number[]
}

const next = <Value>(values: Value[]) => (values.length > 1 ? values.shift()! : values[0]!)

/** Starts `retryLater` and records the times of its requests, in seconds. */
function start({ results, due = [true], pausedUntil = [0] }: Scenario) {
  const clock = testClock()
  const requestedAt: number[] = []
  const listeners: Record<string, () => void> = {}
  const listen = (name: string) => (listener: () => void) => {
    listeners[name] = listener
    return () => delete listeners[name]
  }
  const signals: SyncSignals = {
    onOnline: listen('online'),
    onVisible: listen('look'),
    onChange: listen('change'),
  }
  const refetch = async () => {
    requestedAt.push(clock.now() / 1_000)
    return await next(results)
  }
  const stop = retryLater({
    clock,
    signals,
    onResponse: listen('response'),
    isDue: async () => next(due),
    refetch,
    retryAfterMs: () => Math.max(0, pausedUntil[0]! - clock.now()),
  })
  return { clock, requestedAt, listeners, stop }
}

test('a server that does not respond is retried at growing intervals until it responds', async () => {
  const { clock, requestedAt } = start({
    results: [false, false, false, false, false, false, true],
  })
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([1, 31, 91, 211, 451, 751, 1_051])
})

test('the server’s Retry-After delays every request, whatever signals there are', async () => {
  const { clock, requestedAt, listeners } = start({
    results: [false, true],
    pausedUntil: [400_000],
  })
  await clock.pass(100_000)
  listeners['online']!()
  listeners['change']!()
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([400, 430])
})

test('a longer Retry-After of another request counts too', async () => {
  const pausedUntil = [0]
  const { clock, requestedAt } = start({ results: [false, true], pausedUntil })
  await clock.pass(10_000)
  pausedUntil[0] = 400_000
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([1, 400])
})

test('a returning network and a visible page each plan one early request and reset the pauses', async () => {
  const { clock, requestedAt, listeners } = start({ results: [false] })
  await clock.pass(200_000)
  listeners['online']!()
  listeners['look']!()
  await clock.pass(40_000)
  expect(requestedAt).toEqual([1, 31, 91, 201, 231])
})

test('nothing is requested while nothing is due, and later data is', async () => {
  const { clock, requestedAt, listeners } = start({ results: [true], due: [false, true, false] })
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([])
  listeners['change']!()
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([DAY_MS / 1_000 + 1])
})

test('data that this device provides during the check for due work counts too', async () => {
  let settle = (_due: boolean) => {}
  const { clock, requestedAt, listeners } = start({
    results: [true],
    due: [new Promise((resolve) => (settle = resolve)), true, false],
  })
  await clock.pass(1_000)
  listeners['response']!()
  settle(false)
  await new Promise((resolve) => setTimeout(resolve))
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([2])
})

test('once this device provides data, the server is not called at once', async () => {
  const { clock, requestedAt, listeners } = start({ results: [true], due: [false, true, false] })
  await clock.pass(10_000)
  listeners['response']!()
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([40])
})

test('an entry that is sent during a request needs a later request', async () => {
  let finish!: (isDone: boolean) => void
  const { clock, requestedAt, listeners } = start({
    results: [new Promise((resolve) => (finish = resolve)), true],
  })
  await clock.pass(5_000)
  listeners['change']!()
  await clock.pass(5_000)
  expect(requestedAt).toEqual([1])
  finish(true)
  await new Promise((resolve) => setTimeout(resolve))
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([1, 11])
})

test('slow tables are read again', async () => {
  const { clock, requestedAt } = start({ results: [true], due: [null, true] })
  await clock.pass(DAY_MS)
  expect(requestedAt).toEqual([31])
})

test('no request is planned after a stop', async () => {
  const { clock, requestedAt, listeners, stop } = start({ results: [false] })
  await clock.pass(40_000)
  stop()
  await clock.pass(DAY_MS)
  expect([requestedAt, listeners]).toEqual([[1, 31], {}])
})
