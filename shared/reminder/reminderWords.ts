import { plannedTimeOf } from './dailyReminders'
import type { Reminder } from './reminder'

// Other persons may read these texts on a locked screen: they name no disease, no treatment and no
// answer.

/** Returns words such as 'Minette : les questions du jour'. */
export const lockScreenWords = (name: string, reminder: Reminder): string =>
  `${name}\u00a0: ${words[reminder.kind](reminder)}`

const words: Record<Reminder['kind'], (reminder: Reminder) => string> = {
  questions: () => 'les questions du jour',
  doses: (reminder) => `les soins de ${hourOf(reminder)}`,
  doses_again: (reminder) => `les soins de ${hourOf(reminder)} sont encore à noter`,
  weighing: () => 'une pesée, quand vous pourrez',
  check_week: () => 'contrôle chez le vétérinaire dans une semaine',
  check_day: () => 'contrôle chez le vétérinaire demain',
  stock: () => 'un stock à renouveler',
  use_by: () => 'un stock à utiliser avant sa date',
  pause: () => 'son carnet vous attend, quand vous voudrez. D’ici là, plus de rappel.',
}

/** Returns words such as '8 h' or '20 h 30' for a reminder of doses. */
export function hourOf({ subject }: Pick<Reminder, 'subject'>): string {
  const [hour, minute] = plannedTimeOf(subject).split(':')
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}
