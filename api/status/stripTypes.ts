import type { Category } from '#shared/health/answers/entry'
import { dayMarks, type Strips } from '#shared/health/period/strips'
import { builder } from '../graphql/builder'

const DayMarkEnum = builder.enumType('DayMark', {
  description:
    'The colour of a tile; `none` if the entry does not answer its question; `missing` if the day has no entry.',
  values: dayMarks,
})

export const StripsRef = builder.objectRef<Strips>('Strips').implement({
  description: 'A mark per day for each indicator, the oldest day first.',
  fields: (t) => {
    const strip = (category: Category) =>
      t.field({ type: [DayMarkEnum], resolve: ({ marks }) => marks[category] })
    return {
      first: t.expose('first', { type: 'Date', description: 'The day of the first marks.' }),
      hydration: strip('hydration'),
      appetite: strip('appetite'),
      vomiting: strip('vomiting'),
      urination: strip('urination'),
      energy: strip('energy'),
    }
  },
})

export const DaysWithoutStoolRef = builder
  .objectRef<{ none: number; answered: number }>('DaysWithoutStool')
  .implement({
    fields: (t) => ({
      none: t.exposeInt('none', { description: 'The number of days without stool.' }),
      answered: t.exposeInt('answered', {
        description:
          'The number of days on which the question was answered; “pas vu” is no answer.',
      }),
    }),
  })
