import { temporal } from './deviceTimeZone'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration'
import { plural } from './plural'

// Calendar days are the owner's (product/entries 2.2). A day is 'YYYY-MM-DD'; the current time is
// an argument.

const date = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const
const dateAndTime = { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * Creating a formatter costs 100 times its use. Keys are lower case, which bounds them to two per
 * zone.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function format(
  instant: Date | string,
  timeZone: string,
  shape: Intl.DateTimeFormatOptions,
): string {
  const key = `${timeZone.toLowerCase()} ${shape.hour}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...shape })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(instant))
}

function localDateTime(instant: Date | string, timeZone: string): string {
  if (temporal)
    return temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime())
      .toZonedDateTimeISO(timeZone)
      .toString()
      .slice(0, 16)
  // Parses '03/16/2025, 08:00': `formatToParts` takes three times as long.
  const [month, day, year, hour, minute] = format(instant, timeZone, dateAndTime).split(/\D+/)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

export function dayIn(instant: Date | string, timeZone: string): string {
  if (temporal) return localDateTime(instant, timeZone).slice(0, 10)
  // A formatter without the time is three times as fast.
  const [month, day, year] = format(instant, timeZone, date).split('/')
  return `${year}-${month}-${day}`
}

/**
 * Returns the first instant of the day and of the next one. Days may have 23 or 25 hours, or no
 * midnight.
 */
export function dayBounds(day: string, timeZone: string): { start: Date; end: Date } {
  return {
    start: instantAt(day, '00:00', timeZone),
    end: instantAt(addDays(day, 1), '00:00', timeZone),
  }
}

/**
 * Returns the instant of a local time ('08:30'). If it occurs twice, either one is returned. If a
 * clock change skips it, the first minute after that is returned. Offsets are less than 16 hours
 * and, since 1972, whole minutes.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const target = `${day}T${time}`
  let low = Date.parse(`${day}T${time}Z`) / MINUTE_MS - 16 * 60
  let high = low + 32 * 60
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (localDateTime(new Date(middle * MINUTE_MS), timeZone) < target) low = middle + 1
    else high = middle
  }
  return new Date(low * MINUTE_MS)
}

function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function addDays(day: string, count: number): string {
  return dayOf(dayNumber(day) + count)
}

export function dayNumber(day: string | number): number {
  return typeof day === 'number' ? day : utc(day) / DAY_MS
}

export function dayOf(day: string | number): string {
  return typeof day === 'number' ? new Date(day * DAY_MS).toISOString().slice(0, 10) : day
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

const MIN_TIME = Date.UTC(1900, 0)
const MAX_TIME = Date.UTC(9999, 11, 31) - 1

/**
 * Accepts years 1900 to 9999: within the database's range, and with four digits in every time zone.
 */
export function isInstant(date: Date): boolean {
  return date.getTime() >= MIN_TIME && date.getTime() <= MAX_TIME
}

/**
 * Rejects 2025-02-30, and years before 1900: a date field accepts '0025' when a year is typed with
 * two digits.
 */
export function isDay(text: string): boolean {
  return (
    /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(utc(text)) &&
    addDays(text, 0) === text
  )
}

/**
 * Matches an area and a place. PostgreSQL lacks some of the other names, and reads others
 * as abbreviations: 'CET' has no summer time there, 'IST' is Israel's.
 */
export const zoneName = /^(UTC|GMT|(?!SystemV\/|US\/Pacific-New$|Canada\/East-)[a-z]+\/.+)$/i

/**
 * Accepts IANA names that the database reads as Intl does. It rejects '+02:00', which newer
 * runtimes accept but which has no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false
  try {
    format(new Date(0), name, date)
    return true
  } catch {
    return false
  }
}

export function clockTime(instant: Date | string, timeZone: string): string {
  return localDateTime(instant, timeZone).slice(11)
}

/**
 * Returns the local time of an instant on a stored day. It is `null` if the instant is of another day
 * in this time zone, because the zone has changed since.
 */
export function clockTimeOn(day: string, instant: Date | string, timeZone: string): string | null {
  return dayIn(instant, timeZone) === day ? clockTime(instant, timeZone) : null
}

// French formats of dates and times (product/pages 6.3).

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

export function dayMonth(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`
}

export function dayMonthYear(day: string): string {
  return `${dayMonth(day)}/${day.slice(0, 4)}`
}

/** Returns '12/03', or '12/03/2025' if the other day is of another year. */
export function dayMonthUnlessOtherYear(day: string, other: string): string {
  return day.slice(0, 4) === other.slice(0, 4) ? dayMonth(day) : dayMonthYear(day)
}

export function shortDate(day: string): string {
  return `${dayMonth(day)}/${day.slice(2, 4)}`
}

export function dayMonthTime(instant: Date | string, timeZone: string): string {
  return `${dayMonth(dayIn(instant, timeZone))} ${clockTime(instant, timeZone)}`
}

export function dateTime(instant: Date | string, timeZone: string): string {
  return `${dayMonthYear(dayIn(instant, timeZone))} ${clockTime(instant, timeZone)}`
}

/** Returns '12 mai 2025' or '1er mai 2025'. */
export function dateInWords(day: string): string {
  const number = Number(day.slice(8))
  return `${number === 1 ? '1er' : number} ${monthYear(day)}`
}

/** Returns '12 mai' or '1er mai'. */
export function dayMonthInWords(day: string): string {
  return dateInWords(day).slice(0, -5)
}

/** Returns 'lundi 12 mai 2025'. */
export function longDate(day: string): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${dateInWords(day)}`
}

export function monthYear(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/** Compares calendar days: 23:50 is 'Hier' at 00:10. */
export function relativeDay(day: string, today: string, older = longDate): string {
  const days = daysBetween(day, today)
  if (days === 0) return "Aujourd'hui"
  return days === 1 ? 'Hier' : older(day)
}

/** Treats an instant in the future as now. */
export function relativeTime(instant: Date | string, now: Date): string {
  const elapsedMs = now.getTime() - new Date(instant).getTime()
  if (elapsedMs < MINUTE_MS) return "à l'instant"
  if (elapsedMs < HOUR_MS) return `il y a ${Math.floor(elapsedMs / MINUTE_MS)} min`
  if (elapsedMs < DAY_MS) return `il y a ${Math.floor(elapsedMs / HOUR_MS)} h`
  return daysAgo(Math.floor(elapsedMs / DAY_MS))
}

export function daysAgo(days: number): string {
  return `il y a ${days} ${plural(days, 'jour')}`
}
