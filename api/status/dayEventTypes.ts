import type { DayEvent, DaySign } from '#shared/health/period/dayEvents'
import { builder } from '../graphql/builder'
import { CategoryEnum, StatusColorEnum } from '../graphql/enums'

const DaySignRef = builder
  .objectRef<DaySign>('DaySign')
  .implement({
    description: 'A question whose tile was red or amber on a day.',
    fields: (t) => ({
      category: t.expose('category', { type: CategoryEnum }),
      color: t.expose('color', { type: StatusColorEnum }),
      answer: t.exposeString('answer', {
        description: 'The answer in French words: “3 vomissements, eau non gardée”.',
      }),
    }),
  })

export const DayEventRef = builder
  .objectRef<DayEvent>('DayEvent')
  .implement({
    description: 'A day on which a tile was red or amber.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date' }),
      signs: t.field({ type: [DaySignRef], resolve: ({ signs }) => signs }),
      note: t.exposeString('note', { nullable: true }),
    }),
  })
