import { randomNumbers } from '#shared/base/randomNumbers'
import type { Answers } from '#shared/health/answers/answers'
import type { HydrationLevel } from '#shared/health/answers/entry'
import { day } from './answers'

export const longCat = {
  name: 'Mistigri',
  breed: 'Européen',
  gender: 'female',
  birthDate: '2011-04-02',
  vetPhone: '01 42 00 00 00',
} as const

export const historyDays = 400

interface HistoryDay {
  daysAgo: number
  answers: Answers
}

/** The first and the last day of a holiday without entries and of each crisis, as days ago. */
const holiday = [143, 138] as const
const crises = [
  [318, 311],
  [226, 217],
  [97, 88],
  [31, 26],
] as const

const isWithin = (daysAgo: number, [from, to]: readonly [number, number]): boolean =>
  daysAgo <= from && daysAgo >= to

/** Returns 400 days, oldest first: a slow decline with good and bad weeks, and some forgotten days. */
export function history(): HistoryDay[] {
  const random = randomNumbers(20_25)
  const chance = (probability: number): boolean => random() < probability
  const days: HistoryDay[] = []
  let drift = 0
  for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo -= 1) {
    drift = drift * 0.85 + (random() - 0.5) * 0.3
    const decline = 0.25 * (1 - daysAgo / historyDays)
    const isCrisis = crises.some((crisis) => isWithin(daysAgo, crisis))
    const illness = Math.min(0.95, Math.max(0.03, 0.08 + decline + drift + (isCrisis ? 0.5 : 0)))
    const answers = answersOf({ illness, decline, isCrisis, chance })
    // The last week is complete, since the journal shows it.
    const isForgotten = isWithin(daysAgo, holiday) || (chance(0.05) && daysAgo > 7)
    if (!isForgotten) days.push({ daysAgo, answers })
  }
  return days
}

interface Health {
  /** 0 is healthy, 1 is very ill. */
  illness: number
  decline: number
  isCrisis: boolean
  chance: (probability: number) => boolean
}

function answersOf({ illness, decline, isCrisis, chance }: Health): Answers {
  /** Returns the first answer whose chance comes true. The chances after it are not drawn. */
  const draw = <Answer>(
    usual: Answer,
    ...others: [probability: number, answer: Answer][]
  ): Answer => others.find(([probability]) => chance(probability))?.[1] ?? usual
  const appetite = draw(4, [illness * 0.12, 1], [illness * 0.3, 2], [illness, 3], [0.06, 5])
  const vomiting = draw(0, [illness * 0.2, 3], [illness * 0.3, 2], [0.08 + illness * 0.3, 1])
  const lethargy = draw(3, [illness * 0.2, 1], [illness * 0.6, 2], [0.1, 4])
  const hydration = draw<HydrationLevel>(
    'normal',
    [illness * 0.25, 'less'],
    [0.06 + decline * 0.5, 'more'],
  )
  const perfusion = isCrisis && chance(0.6) ? 'yes' : 'no'
  const urination = draw(3, [0.3, 4], [decline * 0.3, 5], [0.2, 2])
  return day({
    hydration,
    perfusion,
    appetite,
    vomiting,
    hairball: vomiting > 0 && chance(0.35),
    urination,
    urinationBallSize: urination > 3 && chance(0.3) ? 'large' : 'medium',
    lethargy,
    note: noteOf({ appetite, vomiting, perfusion, isGood: illness < 0.12 && chance(0.12) }),
  })
}

function noteOf({
  appetite,
  vomiting,
  perfusion,
  isGood,
}: {
  appetite: number
  vomiting: number
  perfusion: string
  isGood: boolean
}): string {
  if (perfusion === 'yes') return 'Perfusion sous-cutanée de 100 mL, bien supportée.'
  if (appetite === 1) return 'Renifle sa gamelle et s’en va. Rien mangé depuis hier.'
  if (vomiting >= 2) return 'A vomi après le repas, puis de la bile.'
  return isGood ? 'Très en forme, a joué avec son bouchon.' : ''
}

/** Returns a weighing per fortnight, oldest first: from 4.8 kg to 3.9 kg. */
export function weighings(): { daysAgo: number; grams: number }[] {
  const random = randomNumbers(42)
  const intervalDays = 14
  return Array.from({ length: Math.ceil(historyDays / intervalDays) }, (_, index) => {
    const daysAgo = historyDays - 1 - index * intervalDays
    const trend = 3900 + 900 * (daysAgo / historyDays)
    return { daysAgo, grams: Math.round((trend + (random() - 0.5) * 200) / 100) * 100 }
  })
}

/** Returns results in the units of a French laboratory. */
export function labResults() {
  const result = (
    daysAgo: number,
    creatinine: string,
    sdma: string,
    phosphate: string,
    upc: string,
  ) => ({
    daysAgo,
    laboratory: 'Laboratoire du Parc',
    hydrated: 'yes' as const,
    values: [
      {
        quantity: 'creatinine' as const,
        value: creatinine,
        unit: 'mg/L',
        rangeFrom: '8',
        rangeTo: '20',
      },
      { quantity: 'sdma' as const, value: sdma, unit: 'µg/dL' },
      { quantity: 'phosphate' as const, value: phosphate, unit: 'mg/L' },
      { quantity: 'upc' as const, value: upc, unit: '' },
    ],
  })
  return [
    result(330, '18', '16', '38', '0.12'),
    result(150, '22', '20', '45', '0.18'),
    result(24, '24', '22', '48', '0.24'),
  ]
}
