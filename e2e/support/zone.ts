import { clockTime } from '../../shared/base/time'

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
