// product/reminders 1.

export interface QuietHours {
  /** '22:00', by the person's clock; the same as `quietUntil`: none */
  quietFrom: string
  quietUntil: string
}

/** What a person is reminded of for one cat, and how. */
export interface ReminderChoice extends QuietHours {
  /** '19:00'; null: not at all */
  questionsAt: string | null
  doses: boolean
  /** minutes after which an open dose is said once more; null: never */
  dosesAgain: number | null
  weighing: boolean
  /** a week and a day before it */
  nextCheck: boolean
  byMail: boolean
}

export const againMinutes = [15, 30, 60, 120] as const

/** What the form holds before anything was chosen. */
export const proposedChoice: ReminderChoice = {
  questionsAt: '19:00',
  doses: true,
  dosesAgain: 30,
  weighing: true,
  nextCheck: true,
  byMail: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
}

/** Whether a time of day ('23:10') is within them; they may hold midnight. */
export function isQuiet({ quietFrom, quietUntil }: QuietHours, time: string): boolean {
  if (quietFrom <= quietUntil) return quietFrom <= time && time < quietUntil
  return time >= quietFrom || time < quietUntil
}
