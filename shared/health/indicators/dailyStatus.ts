import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import {
  type Category,
  type JudgedEntry,
  type StatusColor,
  unansweredCategories,
} from '../answers/entry'
import { appetiteColor } from './appetite'
import { energyColor } from './energy'
import { hydrationColor } from './hydration'
import { urinationColor } from './urination'
import { vomitingColor } from './vomiting'

export type DailyStatus = Record<Category, StatusColor>

export interface DayStatus<Row extends JudgedEntry = JudgedEntry> {
  day: Row['day']
  date: Row['date']
  status: DailyStatus
  unanswered: Category[]
}

const allGreen: DailyStatus = {
  hydration: 'green',
  appetite: 'green',
  vomiting: 'green',
  urination: 'green',
  energy: 'green',
}

/**
 * Returns the five tiles of the newest entry, judged with the one before it. Without entries all
 * five are green (product/rules 2.1, 2.3).
 */
export function dailyStatus(newestFirst: readonly JudgedEntry[]): DailyStatus {
  const [latest, previous] = newestFirst
  return latest ? statusOf(latest, previous) : allGreen
}

export function dailyStatuses<Row extends JudgedEntry>(
  newestFirst: readonly Row[],
): DayStatus<Row>[] {
  return newestFirst.map((entry, index) => ({
    day: entry.day,
    date: entry.date,
    status: statusOf(entry, newestFirst[index + 1]),
    unanswered: unansweredCategories(entry),
  }))
}

function statusOf(latest: JudgedEntry, previousEntry: JudgedEntry | undefined): DailyStatus {
  const previous = comparablePreviousEntry(latest, previousEntry)
  const appetite = appetiteColor(latest, previous)
  const vomiting = vomitingColor(latest, previous)
  const urination = urinationColor(latest)
  return {
    hydration: hydrationColor(latest, previous),
    appetite,
    vomiting,
    urination,
    energy: energyColor(latest, previous, { appetite, vomiting, urination }),
  }
}
