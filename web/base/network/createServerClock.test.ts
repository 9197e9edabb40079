import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { createServerClock } from './createServerClock'

const noon = Date.parse('2026-03-12T12:00:00Z')
const header = (time: number) => new Date(time).toUTCString()

function clockOf(skew: number) {
  const memory = new Map<string, string>()
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  }
  const phone = { skew, now: () => noon + phone.skew }
  return {
    phone,
    clock: createServerClock(phone.now, storage),
    restarted: () => createServerClock(phone.now, storage),
  }
}

test.each([DAY_MS, -DAY_MS])(
  'a phone that is off by %i ms dates by the server’s clock, after a restart too',
  (skew) => {
    const { clock, restarted } = clockOf(skew)
    expect(clock.now()).toEqual(new Date(noon + skew))
    clock.adjust(header(noon))
    expect(clock.now()).toEqual(new Date(noon))
    expect(restarted().now()).toEqual(new Date(noon))
  },
)

test('a clock within half a minute is used as it is, also after a correction', () => {
  const { phone, clock } = clockOf(20_000)
  clock.adjust(header(noon))
  expect(clock.now()).toEqual(new Date(noon + 20_000))
  phone.skew = DAY_MS
  clock.adjust(header(noon))
  expect(clock.now()).toEqual(new Date(noon))
  phone.skew = 0
  clock.adjust(header(noon))
  expect(clock.now()).toEqual(new Date(noon))
})

test('a response without a date changes nothing', () => {
  const { clock } = clockOf(DAY_MS)
  clock.adjust(null)
  clock.adjust('demain')
  expect(clock.now()).toEqual(new Date(noon + DAY_MS))
})

test('a response that is read hours later, after sleep, does not set the clock', () => {
  const { phone, clock } = clockOf(0)
  const requestTime = phone.now()
  phone.skew = 7 * HOUR_MS
  clock.adjust(header(noon), requestTime)
  expect(clock.now()).toEqual(new Date(noon + 7 * HOUR_MS))
})
