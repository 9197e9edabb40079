import { historyText } from '#shared/health/history/historyText'
import { AnimalRef } from '../cat/types'
import { builder } from '../graphql/builder'
import { readHistory } from './readWatches'

builder.objectField(AnimalRef, 'entryHistory', (t) =>
  t.string({
    nullable: true,
    complexity: 5,
    description:
      'The answers of two months in the compact form by which the app ' +
      'judges pending entries. It is null if there are no entries.',
    resolve: async (record, _, context) => historyText(await readHistory(record, context)),
  }),
)
