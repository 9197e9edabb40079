import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import { mayHaveNewDay } from './mayHaveNewDay'

const zones = Intl.supportedValuesOf('timeZone')

test.each(['2026-01-15', '2026-07-15'])('no day of any zone begins unseen on %s', (day) => {
  const start = Date.parse(`${day}T00:00:00Z`)
  const instants = Array.from(
    { length: 288 },
    (_, index) => new Date(start + index * 5 * MINUTE_MS),
  )
  const unseen = instants.flatMap((now) => {
    const before = new Date(now.getTime() - MINUTE_MS)
    return mayHaveNewDay(before, now)
      ? []
      : zones.filter((zone) => dayIn(before, zone) !== dayIn(now, zone))
  })
  expect(unseen).toEqual([])
})

test('a quarter of an hour is drawn once', () => {
  const at = (clock: string) => new Date(`2026-01-15T${clock}Z`)
  expect(mayHaveNewDay(at('22:45:00'), at('22:59:59'))).toBe(false)
  expect(mayHaveNewDay(at('22:59:59'), at('23:00:00'))).toBe(true)
})
