import type { Prisma } from '#prisma'
import type { Context } from '../context'
import { notFound } from '../errors'
import { isUuid } from '../records/uuid'
import { requireViewer } from './access'
import { builder } from './builder'
import { AlertSeverityEnum, AlertTypeEnum } from './enums'
import { ViewerRef } from './viewer'

const withAnimal = { animal: { select: { id: true, name: true } } } satisfies Prisma.AlertRecordInclude
type AlertRecordRow = Prisma.AlertRecordGetPayload<{ include: typeof withAnimal }>

const AlertRecordRef = builder.objectRef<AlertRecordRow>('AlertRecord')

builder.node(AlertRecordRef, {
  description: 'An alert as it was shown when the entry of its day was saved.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => (context.viewer ? findRecord(context, id) : null),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.field({ type: 'UUID', resolve: ({ animalId }) => animalId }),
    animalName: t.string({ resolve: ({ animal }) => animal.name }),
    alertId: t.exposeString('rule', { description: 'The rule’s id in the alert table, such as appetite-refusal.' }),
    type: t.expose('type', { type: AlertTypeEnum }),
    severity: t.expose('severity', { type: AlertSeverityEnum }),
    message: t.exposeString('message'),
    date: t.expose('date', { type: 'DateTime', description: 'The entry’s.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    dismissedAt: t.expose('dismissedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(ViewerRef, 'alertRecords', (t) =>
  t.field({
    type: [AlertRecordRef],
    description: 'Those not dismissed, newest first, 500 at most.',
    args: { unread: t.arg.boolean({ required: true, defaultValue: false }) },
    resolve: ({ user }, { unread }, { prisma }) =>
      prisma.alertRecord.findMany({
        where: { animal: { userId: user.id }, dismissedAt: null, ...(unread && { readAt: null }) },
        orderBy: [{ date: 'desc' }, { id: 'asc' }],
        take: 500,
        include: withAnimal,
      }),
  }),
)

const AlertRecordPayload = builder.objectRef<AlertRecordRow>('AlertRecordPayload').implement({
  fields: (t) => ({ alertRecord: t.field({ type: AlertRecordRef, resolve: (record) => record }) }),
})

const AlertRecordInput = builder.inputType('AlertRecordInput', { fields: (t) => ({ uuid: t.id({ required: true }) }) })

builder.mutationFields((t) => {
  const mark = (column: 'readAt' | 'dismissedAt', description: string) =>
    t.field({
      type: AlertRecordPayload,
      description,
      args: { input: t.arg({ type: AlertRecordInput, required: true }) },
      resolve: async (_, { input: { uuid } }, context) => {
        const record = await findRecord(context, uuid)
        if (!record) throw notFound('Alerte non trouvée')
        if (record[column] !== null) return record
        const { prisma, now } = context
        return await prisma.alertRecord.update({ where: { id: uuid }, data: { [column]: now }, include: withAnimal })
      },
    })
  return {
    markAlertRead: mark('readAt', 'Marks an alert as read; the first mark stays.'),
    dismissAlert: mark('dismissedAt', 'Takes an alert off the list; the first mark stays.'),
  }
})

async function findRecord(context: Context, id: string): Promise<AlertRecordRow | null> {
  const { user } = requireViewer(context)
  if (!isUuid(id)) return null
  return await context.prisma.alertRecord.findFirst({
    where: { id, animal: { userId: user.id } },
    include: withAnimal,
  })
}
