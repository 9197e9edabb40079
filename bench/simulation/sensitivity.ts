import { table } from '../table.js'
import { distributions, type NoiseLevel, type Rhythm, rhythms } from './distributions'
import { type IllnessKind, illnessKinds } from './failingCats'
import { historyOf } from './histories'
import { catProfileOf } from './household'
import { randomOf } from './random'
import { type ShownDay, shownDays } from './shownDays'

interface Outcome {
  /** The median day, 0 is the onset; `null` if fewer than half of the cats are shown it. */
  amber: number | null
  red: number | null
  neverRedShare: number
}

export function simulateFailing(
  cats: number,
  kind: IllnessKind,
  noise: NoiseLevel,
  rhythm: Rhythm,
): Outcome {
  const firsts = Array.from({ length: cats }, (_, cat) => {
    const random = randomOf(`${kind.name} ${noise} ${rhythm} ${cat}`)
    const { weighing, hasPerfusions } = kind
    const home = catProfileOf(random, { noise, rhythm, weighing, hasPerfusions })
    const gender = kind.isMale || cat % 2 === 0 ? 'male' : 'female'
    return firstDays(shownDays(historyOf(random, home, kind.days, kind), gender))
  })
  return {
    amber: medianDay(firsts.map(({ amber }) => amber)),
    red: medianDay(firsts.map(({ red }) => red)),
    neverRedShare: firsts.filter(({ red }) => !Number.isFinite(red)).length / cats,
  }
}

/** Returns the first day of each level. Amber is also reached by red. */
function firstDays(days: Iterable<ShownDay>): { amber: number; red: number } {
  let amber = Number.POSITIVE_INFINITY
  let day = 0
  for (const { raised } of days) {
    const isRed = raised.some(({ level }) => level === 'red')
    if (isRed || raised.some(({ level }) => level === 'amber')) amber = Math.min(amber, day)
    if (isRed) return { amber, red: day }
    day += 1
  }
  return { amber, red: Number.POSITIVE_INFINITY }
}

function medianDay(days: readonly number[]): number | null {
  const middle = days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)]
  return middle !== undefined && Number.isFinite(middle) ? middle : null
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Weights the rhythms by the share of owners that enter in them. */
const ofAllOwners = (outcomes: readonly Outcome[]) =>
  percent(
    outcomes.reduce(
      (sum, { neverRedShare }, index) =>
        sum + neverRedShare * (distributions.rhythm.value[index] ?? 0),
      0,
    ),
  )

/** Returns the table of sensitivity: first amber and first red by rhythm, and never red. */
export function sensitivityTable(cats: number): string {
  const outcomes = (kind: IllnessKind, noise: NoiseLevel) =>
    rhythms.map((rhythm) => simulateFailing(cats, kind, noise, rhythm))
  return table(
    [
      'kind (days to the collapse)',
      ...rhythms.map((rhythm) => `${rhythm}: amber / red / never red`),
      'never red, all owners, mid noise',
      'low noise',
    ],
    illnessKinds.map((kind) => {
      const mid = outcomes(kind, 'mid')
      return [
        `${kind.name} (${kind.days})`,
        ...mid.map(
          ({ amber, red, neverRedShare }) =>
            `${amber ?? '–'} / ${red ?? '–'} / ${percent(neverRedShare)}`,
        ),
        ofAllOwners(mid),
        ofAllOwners(outcomes(kind, 'low')),
      ]
    }),
  )
}
