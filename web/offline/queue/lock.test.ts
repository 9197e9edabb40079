// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { testClock } from '../testing/clock'
import { leaseLock } from './lock'

// The browser has no locks.

beforeEach(() => localStorage.clear())

/** Runs until the test ends it. */
function work() {
  let end = () => {}
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')))
  return { run: () => ended, end }
}

test('one tab runs at a time, and the next when it has finished', async () => {
  const clock = testClock()
  const [one, other] = [
    leaseLock(localStorage, clock, 'one'),
    leaseLock(localStorage, clock, 'other'),
  ]
  const { run, end } = work()
  const first = one(run)
  await clock.pass(100)
  expect(await other(async () => 'other')).toBeNull()
  expect(await one(async () => 'again')).toBeNull()
  end()
  expect(await first).toBe('done')
  const second = other(async () => 'other')
  await clock.pass(100)
  expect(await second).toBe('other')
})

test('of two tabs that begin at once, one runs', async () => {
  const clock = testClock()
  const runs = ['one', 'other'].map((tab) => leaseLock(localStorage, clock, tab)(async () => tab))
  await clock.pass(100)
  expect((await Promise.all(runs)).filter((ran) => ran !== null)).toHaveLength(1)
})

test('a long run keeps its lease; a closed tab’s lease ends after a minute', async () => {
  const clock = testClock()
  const { run, end } = work()
  const first = leaseLock(localStorage, clock, 'one')(run)
  await clock.pass(600_000)
  const other = leaseLock(localStorage, clock, 'other')
  expect(await other(async () => 'other')).toBeNull()
  end()
  await first

  localStorage.setItem(
    'nephrochat-sync',
    JSON.stringify({ tab: 'dead', until: clock.now() + MINUTE_MS }),
  )
  expect(await other(async () => 'other')).toBeNull()
  localStorage.setItem('nephrochat-sync', JSON.stringify({ tab: 'dead', until: clock.now() }))
  const taken = other(async () => 'other')
  await clock.pass(100)
  expect(await taken).toBe('other')
})
