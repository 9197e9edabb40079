import { randomNumbers } from '#shared/base/randomNumbers'
import { addDays } from '#shared/base/time'
import type { DoseOutcome, Site, SkipReason } from '#shared/care/doseSchema'
import { plannedTimes, type Plan } from '#shared/care/plan'
import type { DoseUnit, TreatmentKind } from '#shared/care/treatmentSchemas'
import type { StockUnit } from '#shared/stock/stock'

export interface DemoTreatment {
  kind: TreatmentKind
  name: string
  amount?: number
  unit?: DoseUnit
  plan: Plan
  withMeal?: 'yes' | 'no'
  note?: string
  /** The course began `from` days ago and ended `to` days ago. */
  from: number
  to?: number
  /** A change of dose of the same course. */
  later?: { from: number; amount: number }
  /** A stock that was started so many days ago. */
  stock?: { from: number; unit: StockUnit; amount: number; useByInDays?: number }
}

const times = (...at: string[]): Plan => ({
  kind: 'days',
  everyDays: 1,
  weekdays: [],
  times: at,
  shortestHours: null,
})

/** Half a year of a cat's care: a medicine, a binder with meals, fluids, and a medicine as needed. */
export const treatments: DemoTreatment[] = [
  {
    kind: 'medicine',
    name: 'Semintra',
    amount: 2,
    unit: 'ml',
    plan: times('08:00'),
    from: 180,
    later: { from: 45, amount: 2.5 },
    stock: { from: 6, unit: 'ml', amount: 45, useByInDays: 90 },
  },
  {
    kind: 'diet',
    name: 'Ipakitine',
    amount: 1,
    unit: 'dose',
    plan: times('08:00', '19:00'),
    withMeal: 'yes',
    from: 120,
    stock: { from: 10, unit: 'dose', amount: 28 },
  },
  {
    kind: 'fluids',
    name: 'Ringer lactate',
    plan: { ...times('18:30'), everyDays: 2 },
    note: 'Poche tiédie au bain-marie.',
    from: 60,
  },
  {
    kind: 'medicine',
    name: 'Mirtazapine',
    amount: 0.5,
    unit: 'tablet',
    plan: { kind: 'needed', everyDays: null, weekdays: [], times: [], shortestHours: 48 },
    from: 97,
    to: 20,
  },
]

export interface DemoDose {
  day: string
  time: string
  outcome: DoseOutcome
  minutesLate: number
  amountMl: number | null
  site: Site | null
  reason: SkipReason | null
}

/** Returns the doses of the planned times until this morning: most are given, some refused, a few forgotten. */
export function dosesOf(
  treatment: DemoTreatment,
  plan: Plan,
  { firstDay, lastDay, today }: { firstDay: string; lastDay: string; today: string },
): DemoDose[] {
  const random = randomNumbers(treatment.name.length * 7)
  const doses: DemoDose[] = []
  for (let day = firstDay; day <= lastDay && day <= today; day = addDays(day, 1)) {
    for (const time of plannedTimes(plan, firstDay, day)) {
      const [outcomeDraw, minutes] = [random(), Math.floor(random() * 40)]
      // The last three days have no forgotten dose, so that no watch for these covers the other watches.
      const isForgotten = outcomeDraw < 0.03 && day < addDays(today, -3)
      const isToday = day === today
      if (isForgotten || (isToday && time > '08:00')) continue
      const outcome = outcomeDraw > 0.96 && !isToday ? 'skipped' : 'given'
      const isFluid = treatment.kind === 'fluids' && outcome === 'given'
      doses.push({
        day,
        time,
        outcome,
        minutesLate: minutes,
        amountMl: isFluid ? 100 : null,
        site: isFluid ? 'shoulders' : null,
        reason: outcome === 'skipped' ? 'refused' : null,
      })
    }
  }
  return doses
}
