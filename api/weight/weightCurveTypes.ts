import { type WeightChange, weightChanges, weightPoints } from '#shared/weight/weightCurve'
import { formatWeight } from '#shared/weight/weightValue'
import { builder } from '../graphql/builder'
import type { DatedWeighing } from './readWeights'

const WeightPointRef = builder
  .objectRef<DatedWeighing>('WeightPoint')
  .implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Date', description: 'The owner’s calendar day.' }),
      date: t.expose('date', { type: 'DateTime', description: 'When the cat was weighed.' }),
      weight: t.string({
        description: 'kg, such as "4.2".',
        resolve: ({ grams }) => formatWeight(grams),
      }),
    }),
  })

const WeightChangeRef = builder
  .objectRef<WeightChange<DatedWeighing>>('WeightChange')
  .implement({
    fields: (t) => ({
      days: t.exposeInt('days', { description: 'How far back: 30, 90 or 365 days.' }),
      reference: t.field({
        type: WeightPointRef,
        nullable: true,
        description:
          'The weight nearest to `days` days before the newest one. It may deviate by a week or by a sixth of `days`.',
        resolve: ({ reference }) => reference,
      }),
      change: t.string({
        nullable: true,
        description:
          'kg, such as "-0.3": the newest weight minus the reference. It is null if there ' +
          'is no reference, or if the newest weight is older than `days`.',
        resolve: ({ grams }) => (grams === null ? null : formatWeight(grams)),
      }),
    }),
  })

interface WeightCurve {
  points: DatedWeighing[]
  changes: WeightChange<DatedWeighing>[]
}

export const WeightCurveRef = builder
  .objectRef<WeightCurve>('WeightCurve')
  .implement({
    description: `The cat’s weights of the last 365 days, and how they changed.`,
    fields: (t) => ({
      points: t.field({
        type: [WeightPointRef],
        complexity: { size: 365 },
        description: 'Oldest first, the last of each day.',
        resolve: ({ points }) => points,
      }),
      changes: t.field({
        type: [WeightChangeRef],
        description: 'Over 30, 90 and 365 days.',
        resolve: ({ changes }) => changes,
      }),
    }),
  })

export function weightCurve(weighings: readonly DatedWeighing[], today: string): WeightCurve {
  return { points: weightPoints(weighings, today), changes: weightChanges(weighings, today) }
}
