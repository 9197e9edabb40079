import { capitalise } from '../../base/capitalise'
import { plural } from '../../base/plural'
import type { Gender } from '../../cat/animalSchemas'
import {
  appetiteLabel,
  energyLabel,
  stoolLabels,
  urinationSignLabels,
  vomitingTypeLabels,
} from '../answers/answerLabels'
import {
  type JudgedAnswers,
  categories,
  type Category,
  type JudgedEntry,
  type StatusColor,
} from '../answers/entry'
import { observedUrination } from '../answers/perfusionShare'
import { countLabel, tickedLabels } from '../answers/tileAnswer'
import { type DayStatus, dailyStatuses } from '../indicators/dailyStatus'

/** A day of the journal in one line of words (product/pages 5.3). */
export interface JournalDay {
  /** The worst of the five tiles; 'none' if no question was answered. */
  color: StatusColor | 'none'
  /** The answer that was not as usual, of the worst tile if several were not. */
  summary: string
  /** How many others were not as usual. */
  others: number
  unanswered: readonly Category[]
}

/** Returns the day of each entry, judged with the entry before it. */
export const journalDays = (
  newestFirst: readonly JudgedEntry[],
  gender: Gender | null,
): JournalDay[] =>
  dailyStatuses(newestFirst).flatMap((status, index) => {
    const entry = newestFirst[index]
    return entry ? [journalDay(entry, status, gender)] : []
  })

const worstFirst: readonly StatusColor[] = ['red', 'amber', 'green']

function journalDay(
  entry: JudgedEntry,
  { status, unanswered }: DayStatus,
  gender: Gender | null,
): JournalDay {
  const worst = worstFirst.find((color) => Object.values(status).includes(color)) ?? 'green'
  const byRank = categories.toSorted(
    (a, b) => worstFirst.indexOf(status[a]) - worstFirst.indexOf(status[b]),
  )
  const [first, ...others] = [
    ...byRank.flatMap((category) => unusual[category](entry, status[category], gender)),
    ...unusualStool(entry),
  ]
  const isSilent = first === undefined && unanswered.length === categories.length
  return {
    color: isSilent ? 'none' : worst,
    summary: first === undefined ? calmWords(unanswered.length) : capitalise(first),
    others: others.length,
    unanswered,
  }
}

function calmWords(missing: number): string {
  if (missing === 0) return 'Rien à signaler'
  const answered = categories.length - missing
  if (answered === 0) return 'Aucune réponse'
  return `${answered} ${plural(answered, 'réponse')} sur ${categories.length}`
}

const usualAppetite = 4
const usualEnergies = [3, 4]

/** A green tile may hide an unusual answer: a first vomiting, or appetite that falls once. */
const unusual: Record<
  Category,
  (entry: JudgedAnswers, color: StatusColor, gender: Gender | null) => string[]
> = {
  hydration: ({ quickHydrationValue: level, waterMl }, color) => {
    if (level === 'less') return ['boit moins']
    if (level === 'more') return ['boit plus']
    return color === 'green' || waterMl === null ? [] : [`boit ${waterMl}\u00a0mL`]
  },
  appetite: ({ appetite }) =>
    appetite === null || appetite === usualAppetite ? [] : [`appétit ${appetiteLabel(appetite)}`],
  vomiting: (entry) => {
    const { vomiting, waterIntolerance } = entry
    const water = waterIntolerance ? [vomitingTypeLabels.waterIntolerance.toLowerCase()] : []
    const count = vomiting ? countLabel(vomiting, 'vomissement') : null
    if (count !== null) return [...water, count]
    return water.length > 0 ? water : tickedLabels(entry, vomitingTypeLabels)
  },
  urination: (entry, color) => {
    const signs = tickedLabels(entry, urinationSignLabels)
    const count = color === 'green' ? null : countLabel(observedUrination(entry), 'urination')
    return signs.length > 0 || count === null ? signs : [count]
  },
  energy: ({ lethargy }, _, gender) =>
    lethargy === null || usualEnergies.includes(lethargy) ? [] : [energyLabel(lethargy, gender)],
}

function unusualStool({ stool }: JudgedAnswers): string[] {
  return stool === 'hard' || stool === 'soft' || stool === 'none'
    ? [stoolLabels[stool].toLowerCase()]
    : []
}
