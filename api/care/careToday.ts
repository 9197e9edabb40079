import { addDays } from '#shared/base/time'
import { countPlannedDoses, DOSE_DAYS_BACK, fluidDays, hasFluidsOn } from '#shared/care/course'
import { clockOf } from '../cat/healthRecord'
import { AnimalRef } from '../cat/types'
import { builder } from '../graphql/builder'
import { careOf } from '../reading/careRows'

const CareTodayRef = builder
  .objectRef<{ planned: number; noted: number }>('CareToday')
  .implement({
    description: 'The planned doses of today.',
    fields: (t) => ({
      planned: t.exposeInt('planned'),
      noted: t.exposeInt('noted', {
        description: 'The doses among them that were given or skipped.',
      }),
    }),
  })

builder.objectField(AnimalRef, 'careToday', (t) =>
  t.field({
    type: CareTodayRef,
    nullable: true,
    description: 'It is null if none is planned, or if the cat has died.',
    resolve: async (record, _, context) => {
      const clock = clockOf(record, context)
      if (record.inMemorySince) return null
      return countPlannedDoses(await careOf(record, clock, context), clock.today)
    },
  }),
)

builder.objectField(AnimalRef, 'fluidDays', (t) =>
  t.field({
    type: ['Date'],
    description:
      'The days of the last 7, or more, on which fluids were given. The app fills in the perfusion of these days.',
    resolve: async (record, _, context) => {
      const clock = clockOf(record, context)
      const firstDay = addDays(clock.today, -DOSE_DAYS_BACK - 1)
      return fluidDays(await careOf(record, clock, context)).filter((day) => day >= firstDay)
    },
  }),
)

builder.objectField(AnimalRef, 'receivesFluids', (t) =>
  t.boolean({
    description:
      'True if a treatment with fluids runs today. The cat should then be weighed before the ' +
      'perfusion.',
    resolve: async (record, _, context) => {
      const clock = clockOf(record, context)
      return hasFluidsOn(await careOf(record, clock, context), clock.today)
    },
  }),
)
