import { withoutFluids } from '#shared/health/watches/withoutFluids'
import { onePerDay } from '#shared/weight/weightCurve'
import { clockOf } from '../cat/healthRecord'
import { AnimalRef } from '../cat/types'
import { builder } from '../graphql/builder'
import { calculateOnce } from '../reading/calculateOnce'
import { careOf } from '../reading/careRows'
import { weighingsOf } from '../reading/currentWatches'
import { curveWeights } from './readWeights'

interface WeighedFluids {
  day: string
  ml: number
}

const WeighedFluidsRef = builder
  .objectRef<WeighedFluids>('WeighedFluids')
  .implement({
    description: 'The fluids that are part of a measured weight.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date', description: 'The owner’s calendar day.' }),
      ml: t.exposeInt('ml'),
    }),
  })

builder.objectField(AnimalRef, 'weighedFluids', (t) =>
  t.field({
    type: [WeighedFluidsRef],
    complexity: { size: 365 },
    description:
      'The fluids of the 6 hours before a weighing, which the watches subtract. It has the days ' +
      'whose last weighing has some, newest first.',
    resolve: (record, _, context) => {
      const clock = clockOf(record, context)
      return calculateOnce(record, context, {
        key: 'weighedFluids',
        read: () =>
          Promise.all([curveWeights(record, clock, context), careOf(record, clock, context)]),
        calculate: ([weights, courses]) =>
          onePerDay(
            withoutFluids(
              weighingsOf(weights, { courses, limits: [], putAside: {} }, clock),
              courses,
              clock.timeZone,
            ),
          ).flatMap(({ day, fluidsMl }) => (fluidsMl ? [{ day, ml: fluidsMl }] : [])),
      })
    },
  }),
)
