import { table } from '../table.js'
import { type NoiseLevel, noiseLevels } from './distributions'
import { historyOf } from './histories'
import { catProfileOf, rhythmOf, type WeighingRhythm } from './household'
import { randomOf } from './random'
import { shownDays, type Alarm } from './shownDays'

const STABLE_DAYS = 90
const MONTH_DAYS = 30

interface Count {
  days: number
  episodes: number
}

interface StableCats {
  /** The counts by rule and level. */
  counts: Map<string, Count>
  /** The share of the days with an entry. */
  allGreenShare: number
  catMonths: number
}

const nameOf = ({ rule, level, isWatch }: Alarm) =>
  `${isWatch ? 'watch' : 'alert'} ${rule}, ${level}`

/** Watches of red and of amber level: a day counts once, whatever the number of its watches. */
const totals = (alarms: readonly Alarm[]): string[] =>
  (['red', 'amber'] as const).flatMap((level) =>
    alarms.some((one) => one.isWatch && one.level === level) ? [`any watch, ${level}`] : [],
  )

export function simulateStable(
  cats: number,
  noise: NoiseLevel,
  weighing: WeighingRhythm,
): StableCats {
  const counts = new Map<string, Count>()
  let [entered, allGreen] = [0, 0]
  for (let cat = 0; cat < cats; cat += 1) {
    const random = randomOf(`stable ${noise} ${cat}`)
    const habits = { noise, weighing, rhythm: rhythmOf(random), hasPerfusions: false }
    let before = new Set<string>()
    for (const { hasEntry, raised } of shownDays(
      historyOf(random, catProfileOf(random, habits), STABLE_DAYS),
      cat % 2 === 0 ? 'male' : 'female',
    )) {
      const names = new Set([...raised.map(nameOf), ...totals(raised)])
      for (const name of names) {
        const count = counts.get(name) ?? { days: 0, episodes: 0 }
        count.days += 1
        if (!before.has(name)) count.episodes += 1
        counts.set(name, count)
      }
      before = names
      if (!hasEntry) continue
      entered += 1
      if (raised.every(({ isWatch, level }) => isWatch && level === 'info')) allGreen += 1
    }
  }
  return { counts, allGreenShare: allGreen / entered, catMonths: (cats * STABLE_DAYS) / MONTH_DAYS }
}

/**
 * Returns the table of false alarms: days and episodes per cat-month, by rule and noise. Half as many
 * cats are weighed daily, which takes longer.
 */
export function falseAlarmTable(cats: number): string {
  const weekly = noiseLevels.map((noise) => simulateStable(cats, noise, 'weekly'))
  const daily = noiseLevels.map((noise) => simulateStable(cats / 2, noise, 'daily'))
  const rates = (group: readonly StableCats[], name: string) =>
    group.flatMap(({ counts, catMonths }) => {
      const { days, episodes } = counts.get(name) ?? { days: 0, episodes: 0 }
      return [days, episodes].map((count) => (count / catMonths).toFixed(2))
    })
  const namesIn = (group: readonly StableCats[]) => [
    ...new Set(group.flatMap(({ counts }) => [...counts.keys()])),
  ]
  const order = ['any watch, red', 'any watch, amber']
  const names = [
    ...order,
    ...namesIn(weekly)
      .filter((name) => !order.includes(name))
      .toSorted(),
  ]
  const ofWeight = namesIn(daily)
    .filter((name) => name.includes('weight') || order.includes(name))
    .toSorted()
  const green = (group: readonly StableCats[]) =>
    group.flatMap(({ allGreenShare }) => [`${Math.round(allGreenShare * 100)} %`, ''])
  return table(
    [
      'days and episodes a cat-month',
      ...noiseLevels.flatMap((noise) => [`${noise}: days`, 'episodes']),
    ],
    [
      ['**days all green**', ...green(weekly)],
      ['**days all green, weighed daily**', ...green(daily)],
      ...names.map((name) => [order.includes(name) ? `**${name}**` : name, ...rates(weekly, name)]),
      ...ofWeight.map((name) => [`weighed daily: ${name}`, ...rates(daily, name)]),
    ],
  )
}
