import { dayIn } from '#shared/time'
import { formatWeight } from '#shared/weight'
import { CURVE_WEIGHINGS, FARTHEST_DAYS, type WeightChange, weightChanges, weightPoints, type Weighing } from '#shared/weightCurve'
import type { AccountClock } from '../accountClock'
import type { Weighed } from '../records/record'
import { builder } from './builder'

const WeightPointRef = builder.objectRef<Weighing>('WeightPoint').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The owner’s calendar day.' }),
    weight: t.string({ description: 'kg, such as "4.2".', resolve: ({ grams }) => formatWeight(grams) }),
  }),
})

const WeightChangeRef = builder.objectRef<WeightChange>('WeightChange').implement({
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'How far back: 30, 90 or 365 days.' }),
    reference: t.field({
      type: WeightPointRef,
      nullable: true,
      description: 'The weight nearest to so many days before the newest, a week or a sixth of them more or less.',
      resolve: ({ reference }) => reference,
    }),
    change: t.string({
      nullable: true,
      description: 'kg, such as "-0.3": the newest weight less the reference. Null without a reference, and where the newest weight is itself older.',
      resolve: ({ grams }) => (grams === null ? null : formatWeight(grams)),
    }),
  }),
})

interface WeightCurve {
  points: Weighing[]
  changes: WeightChange[]
}

export const WeightCurveRef = builder.objectRef<WeightCurve>('WeightCurve').implement({
  description: `What the cat weighed in the last 365 days, and how that changed; read from its ${CURVE_WEIGHINGS} newest weights.`,
  fields: (t) => ({
    points: t.field({ type: [WeightPointRef], description: 'Oldest first, the last of each day.', resolve: ({ points }) => points }),
    changes: t.field({ type: [WeightChangeRef], description: 'Over 30, 90 and 365 days.', resolve: ({ changes }) => changes }),
  }),
})

/** A day begins in any zone within 16 hours of UTC. */
const farthestMs = (FARTHEST_DAYS + 2) * 24 * 3_600_000

export function weightCurve(newestFirst: readonly Weighed[], { now, timeZone, today }: AccountClock): WeightCurve {
  // Finding a calendar day costs more than the rest of a weighing.
  const near = newestFirst.filter(({ date }) => now.getTime() - date.getTime() <= farthestMs)
  const weighings = near.map(({ grams, date }) => ({ grams, day: dayIn(date, timeZone) }))
  return { points: weightPoints(weighings, today), changes: weightChanges(weighings, today) }
}
