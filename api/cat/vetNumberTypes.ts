import { vetNumberWords, type VetLimit, type VetNumber } from '#shared/health/rules/vetLimits'
import { builder } from '../graphql/builder'
import { VetPartEnum } from '../graphql/enums'

const value =
  'Kilograms, percent, times a day, YYYY-MM-DD or a telephone number, depending on its part.'
const days = 'The number of days in which a loss is counted. It is null for other numbers.'

export const VetNumberRef = builder
  .objectRef<VetNumber>('VetNumber')
  .implement({
    fields: (t) => ({
      part: t.expose('part', { type: VetPartEnum }),
      value: t.exposeString('value', { description: value }),
      days: t.exposeInt('days', { nullable: true, description: days }),
      message: t.string({ description: 'The number in French words.', resolve: vetNumberWords }),
    }),
  })

export const VetLimitRef = builder
  .objectRef<VetLimit>('VetLimit')
  .implement({
    fields: (t) => ({
      part: t.expose('part', { type: VetPartEnum }),
      value: t.exposeString('value', { description: value }),
      days: t.exposeInt('days', { nullable: true, description: days }),
      since: t.expose('since', {
        type: 'Date',
        description: 'The owner’s day on which it was accepted.',
      }),
      message: t.string({ description: 'The number in French words.', resolve: vetNumberWords }),
    }),
  })
