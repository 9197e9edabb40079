// The choice of reminders (product/reminders 1).

export interface QuietHours {
  /** '22:00' on the user's clock; equal to `quietUntil` if there are no quiet hours */
  quietFrom: string
  quietUntil: string
}

/** The reminders that a user chose for one cat. */
export interface ReminderChoice extends QuietHours {
  /** '19:00'; `null` if there is no reminder */
  questionsAt: string | null
  doses: boolean
  /** The minutes after which an open dose raises a second reminder; `null` if there is none. */
  dosesAgain: number | null
  weighing: boolean
  /** A week and a day before the check. */
  nextCheck: boolean
  /** Stocks that run low, or must be used up. */
  stock: boolean
  byMail: boolean
}

export const repeatMinutes = [15, 30, 60, 120] as const

/** The form's values before the user has chosen. */
export const proposedChoice: ReminderChoice = {
  questionsAt: '19:00',
  doses: true,
  dosesAgain: 30,
  weighing: true,
  nextCheck: true,
  stock: true,
  byMail: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
}

/**
 * Returns whether a time of day ('23:10') is within the quiet hours, which may include midnight.
 */
export function isQuiet({ quietFrom, quietUntil }: QuietHours, time: string): boolean {
  if (quietFrom <= quietUntil) return quietFrom <= time && time < quietUntil
  return time >= quietFrom || time < quietUntil
}
