import { queryFromInfo } from '@pothos/plugin-prisma'
import { ViewerRef } from '../account/types'
import { notFound, ownerOnly } from '../base/errors'
import { catIds, requireViewer, rowNode, whereRow } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import { AlertSeverityEnum, AlertTypeEnum } from '../graphql/enums'

const AlertRecordRef = builder.prismaNode('AlertRecord', {
  description: 'An alert as it was shown when the entry of its day was saved.',
  ...rowNode('see'),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    animalName: t.string({
      select: { animal: { select: { name: true } } },
      resolve: ({ animal }) => animal.name,
    }),
    alertId: t.exposeString('rule', {
      description: 'The rule’s id in the alert table, such as appetite-refusal.',
    }),
    type: t.expose('type', { type: AlertTypeEnum }),
    severity: t.expose('severity', { type: AlertSeverityEnum }),
    message: t.exposeString('message'),
    date: t.expose('date', { type: 'DateTime', description: 'The date of the entry.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    dismissedAt: t.expose('dismissedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(ViewerRef, 'alertRecords', (t) =>
  t.prismaField({
    type: [AlertRecordRef],
    complexity: wholeListPrice(500),
    description: 'The alerts that are not dismissed, of living cats, newest first, 500 at most.',
    args: { unread: t.arg.boolean({ required: true, defaultValue: false }) },
    resolve: async (query, _, { unread }, context) =>
      context.prisma.alertRecord.findMany({
        ...query,
        where: {
          animalId: { in: await catIds(context) },
          animal: { inMemorySince: null },
          dismissedAt: null,
          ...(unread && { readAt: null }),
        },
        orderBy: [{ date: 'desc' }, { severity: 'asc' }, { rule: 'asc' }, { id: 'asc' }],
        take: 500,
      }),
  }),
)

const AlertRecordPayload = builder
  .objectRef<{ alertRecord: typeof AlertRecordRef.$inferType }>('AlertRecordPayload')
  .implement({
    fields: (t) => ({
      alertRecord: t.field({ type: AlertRecordRef, resolve: ({ alertRecord }) => alertRecord }),
    }),
  })

const AlertRecordInput = builder.inputType('AlertRecordInput', {
  fields: (t) => ({ uuid: t.id({ required: true }) }),
})

builder.mutationFields((t) => {
  const markMutation = (column: 'readAt' | 'dismissedAt', description: string) =>
    t.field({
      type: AlertRecordPayload,
      description,
      args: { input: t.arg({ type: AlertRecordInput, required: true }) },
      resolve: async (_, { input: { uuid } }, context, info) => {
        requireViewer(context)
        const { prisma, now } = context
        const where = whereRow(context, uuid, 'markAlerts')
        await prisma.alertRecord.updateMany({
          where: { ...where, [column]: null },
          data: { [column]: now },
        })
        const alertRecord = await prisma.alertRecord.findUnique({
          ...queryFromInfo({ context, info, path: ['alertRecord'] }),
          where,
        })
        if (alertRecord) return { alertRecord }
        // A helper reads the alert (product/circle 2.2).
        const isReadable =
          (await prisma.alertRecord.count({ where: whereRow(context, uuid, 'see') })) > 0
        throw isReadable ? ownerOnly() : notFound('Alerte non trouvée')
      },
    })
  return {
    markAlertRead: markMutation(
      'readAt',
      'Marks an alert as read. A repeated call keeps the first time.',
    ),
    dismissAlert: markMutation(
      'dismissedAt',
      'Dismisses an alert, so that the list omits it. A repeated call keeps the first time.',
    ),
  }
})
