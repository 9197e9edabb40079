import { dayIn, instantAt, isDay, isInstant } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'

// Reads the dates of a file of weighings (product/accounts 8.6).

export interface CsvClock {
  /** The owner's zone, that of times without an offset. */
  timeZone: string
  now: Date
  /** Later dates are in the future: a clock may run ahead of `now`. */
  latest: Date
}

/**
 * Bounds a cell: a date with its time, or a weight with its unit. No pattern matches a longer one.
 */
export const maxCellLength = 40

const dateShapes = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)(?:[T ](?<clock>.+))?$/,
  /^(?<date>\d\d)[/.-](?<month>\d\d)[/.-](?<year>\d{4})(?: (?<clock>.+))?$/,
]
/** A time may have seconds, and an offset from UTC. */
const clockShape =
  /^(?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:[.,]\d+)?)?(?: ?(?<offset>Z|[+-]\d\d(?::?\d\d)?))?$/

interface CsvDate {
  day: string
  /** `null` if neither cell contains a time. */
  time: string | null
  /** Such as 'Z' or '+01:00'; `null` if the time is of the owner's zone. */
  offset: string | null
}

export const isDate = (cell: string): boolean => parseDate(cell, '') !== null

/** Returns the instant of a date and a time, or what is wrong with them, in French. */
export function readInstant(dateCell: string, timeCell: string, clock: CsvClock): Date | string {
  const typed = parseDate(dateCell, timeCell)
  const instant = typed && instantOf(typed, clock)
  if (instant === null || !isInstant(instant)) return 'Date invalide'
  return instant > clock.latest ? FUTURE_DATE_MESSAGE : instant
}

/** `null` if the date is invalid. */
function parseDate(dateCell: string, timeCell: string): CsvDate | null {
  if (Math.max(dateCell.length, timeCell.length) > maxCellLength) return null
  const groups = dateShapes.map((shape) => shape.exec(dateCell)?.groups).find(Boolean)
  if (!groups) return null
  const day = `${groups['year']}-${groups['month']}-${groups['date']}`
  const clock = groups['clock'] ?? timeCell
  const { time = null, offset = null } = clockShape.exec(clock)?.groups ?? {}
  if (!isDay(day) || (clock !== '' && time === null)) return null
  return { day, time, offset: offset && offset.replace(/(\d\d):?(\d\d)?$/, fullOffset) }
}

const fullOffset = (_: string, hours: string, minutes = '00') => `${hours}:${minutes}`

/** Returns noon without a time, or now if that is today's noon in the future. */
function instantOf({ day, time, offset }: CsvDate, { timeZone, now }: CsvClock): Date {
  if (offset !== null) return new Date(`${day}T${time}${offset}`)
  const date = instantAt(day, time ?? '12:00', timeZone)
  return time === null && date > now && day === dayIn(now, timeZone) ? now : date
}
