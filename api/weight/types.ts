import { formatWeight } from '#shared/weight/weightValue'
import {
  isRemovable,
  nameOf,
  authorDescription,
  isRemovableDescription,
} from '../graphql/attribution'
import { builder } from '../graphql/builder'

export const WeightRef = builder.prismaObject('Weight', {
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    weight: t.string({
      description: 'kg, such as "4.2".',
      select: { grams: true },
      resolve: ({ grams }) => formatWeight(grams),
    }),
    date: t.expose('date', { type: 'DateTime' }),
    importUuid: t.expose('importId', {
      type: 'UUID',
      nullable: true,
      description:
        'Shared by the weighings of one imported file, which `deleteWeightImport` deletes.',
    }),
    by: t.string({
      nullable: true,
      description: authorDescription,
      select: { byId: true, animalId: true },
      resolve: (weight, _, context) => nameOf(context, weight),
    }),
    isRemovable: t.boolean({
      description: isRemovableDescription,
      select: { byId: true, animalId: true },
      resolve: (weight, _, context) => isRemovable(context, weight),
    }),
  }),
})
