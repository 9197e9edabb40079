import { clockTime, dayIn } from '../../shared/base/time'

const isDaytime = (zone: string) => {
  const time = clockTime(new Date(), zone)
  return time > '03:00' && time < '20:00'
}

/**
 * The journeys' zone, in which no run passes midnight: today's entry would become yesterday's. All
 * workers share it, although they begin at different hours.
 */
export const zone = (process.env.E2E_ZONE ??= isDaytime('Europe/Paris')
  ? 'Europe/Paris'
  : 'America/Los_Angeles')

/**
 * Returns a time zone that has another day than `zone` now. Its next midnight is more than 50
 * minutes away: Pago Pago's is an hour after Kiritimati's.
 */
export const zoneOfAnotherDay = (): string =>
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
    (other) => dayIn(new Date(), other) !== dayIn(new Date(), zone),
  )!
