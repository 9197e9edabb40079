import { HOUR_MS } from '../base/duration'
import type { Course } from '../care/course'
import type { TimedWeighing } from '../health/history/timedWeighing'
import type { VetLimit } from '../health/rules/vetLimits'
import type { StockFacts } from '../stock/stockState'

export const reminderKinds = [
  'questions',
  'doses',
  'doses_again',
  'weighing',
  'check_week',
  'check_day',
  'stock',
  'use_by',
  'pause',
] as const
export type ReminderKind = (typeof reminderKinds)[number]

export interface Reminder {
  kind: ReminderKind
  /** Identifies the subject. At most one reminder is raised per subject. */
  subject: string
  /** The planned time of the reminder. */
  at: Date
}

/** A stock that is not put away. */
export interface RemindedStock extends Pick<
  StockFacts,
  'unit' | 'warningDays' | 'amountLeft' | 'plan'
> {
  course: string
  /** The id of its newest renewal: one reminder is raised per renewal. */
  renewal: string
  /** The first day with a dose that is not covered; `null` if none is known. */
  runsOutOn: string | null
  /** The last day of use; `null` if nothing is left. */
  useBy: string | null
}

/** The cat's data of the last days that the reminders read. */
export interface ReminderData {
  /** The calendar day of the cat, as all days in this type, on which the user last chose. */
  chosenOn: string
  /** The days with an entry, and the newest one before the last days. */
  entryDays: readonly string[]
  courses: readonly Course[]
  /** The days on which a treatment was added or changed. */
  treatmentChangeDays: readonly string[]
  /** The newest day with a dose before the last days; empty if there is none. */
  earlierDoseDays: readonly string[]
  weighings: readonly TimedWeighing[]
  /** The vet's numbers that the owner accepted. */
  limits: readonly VetLimit[]
  /** The day that a vet saw a loss; `null` if none did. */
  lossSeenOn: string | null
  stocks: readonly RemindedStock[]
}

/**
 * `timeZone` is the user's, for the chosen times. `catTimeZone` is the owner's, for the cat's days
 * and planned times.
 */
export interface ReminderTimeZones {
  timeZone: string
  catTimeZone: string
}

/** A reminder that is later than this is dropped. */
export const REMINDER_MAX_DELAY_MS = HOUR_MS

/** Days without a note, after which a single message replaces the reminders (reminderPause.ts). */
export const PAUSE_AFTER_DAYS = 3
/** The days before today whose data `ReminderData` contains. */
export const REMINDER_DATA_DAYS = PAUSE_AFTER_DAYS + 3
