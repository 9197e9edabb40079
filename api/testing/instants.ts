import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/base/duration'

// Each returns a function of the distance, since a test counts from one instant.

export const daysBefore = (instant: Date) => (days: number) =>
  new Date(instant.getTime() - days * DAY_MS)
export const daysAfter = (instant: Date) => (days: number) =>
  new Date(instant.getTime() + days * DAY_MS)
export const hoursAfter = (instant: Date) => (hours: number) =>
  new Date(instant.getTime() + hours * HOUR_MS)
export const minutesAfter = (instant: Date) => (minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE_MS)
