import { formatWeight } from '#shared/weight'
import type { Weight } from '#prisma'
import { builder } from './builder'

export const WeightRef = builder.objectRef<Weight>('Weight').implement({
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    weight: t.string({ description: 'kg, such as "4.2".', resolve: (weight) => formatWeight(weight.grams) }),
    date: t.expose('date', { type: 'DateTime' }),
  }),
})
