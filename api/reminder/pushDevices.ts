import { deviceInput, renewedDeviceInput } from '#shared/reminder/pushDeviceSchemas'
import { ViewerPayload, ViewerRef } from '../account/types'
import { lockSession } from '../auth/lockSession'
import { activeRowFilter } from '../base/db/activeRowFilter'
import { validationError, notFound } from '../base/errors'
import { removeExcessDevices } from '../base/limits/quotas'
import { pushAddress } from '../base/push/endpoint'
import { hashOfToken } from '../base/randomToken'
import { matchableId, requireSession } from '../graphql/access'
import { builder } from '../graphql/builder'
import { validate } from '../graphql/validate'

const PushDeviceRef = builder.prismaObject('PushDevice', {
  description: 'A browser that receives reminders as long as its session lasts.',
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    endpointHash: t.string({
      select: { endpoint: true },
      resolve: ({ endpoint }) => hashOfToken(endpoint),
      description: 'SHA-256 of the endpoint, base64url: a browser recognises its own row by it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(ViewerRef, 'pushKey', (t) =>
  t.string({
    description: 'The installation’s VAPID key, which restricts a browser’s subscription to it.',
    resolve: (_, __, { pushKeys }) => pushKeys.publicKey,
  }),
)

builder.objectField(ViewerRef, 'pushDevices', (t) =>
  t.prismaField({
    type: [PushDeviceRef],
    description: 'The devices with an active session, newest first. Tools cannot read them.',
    resolve: (query, _, __, context) =>
      context.prisma.pushDevice.findMany({
        ...query,
        where: { userId: requireSession(context).user.id, family: activeRowFilter(context.now) },
        orderBy: { createdAt: 'desc' },
      }),
  }),
)

const AddPushDeviceInput = builder.inputType('AddPushDeviceInput', {
  description: 'The keys as in `PushSubscription.toJSON()`.',
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
  }),
})

const RenewPushDeviceInput = builder.inputType('RenewPushDeviceInput', {
  fields: (t) => ({
    formerEndpoint: t.string({ required: true }),
    formerAuth: t.string({
      required: true,
      description: 'The secret of the former subscription, which only its browser has.',
    }),
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
  }),
})

const RenewPushDevicePayload = builder
  .objectRef<object>('RenewPushDevicePayload')
  .implement({
    fields: (t) => ({
      ok: t.boolean({
        description: 'The response is the same if no device has that address and secret.',
        resolve: () => true,
      }),
    }),
  })

const RemovePushDeviceInput = builder.inputType('RemovePushDeviceInput', {
  fields: (t) => ({ uuid: t.id({ required: true }) }),
})

builder.mutationFields((t) => ({
  addPushDevice: t.field({
    type: ViewerPayload,
    description:
      'Registers this session’s browser for reminders. A repeated call changes ' +
      'nothing. A browser of another account moves to this one only with the same ' +
      'keys. Beyond ten devices the oldest is removed.',
    args: { input: t.arg({ type: AddPushDeviceInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const viewer = requireSession(context)
      const { endpoint, ...keys } = validate(deviceInput, input)
      const { prisma, env, now } = context
      if (!pushAddress(endpoint, env.privatePush))
        throw validationError({ endpoint: 'Adresse de notification invalide' })
      const viewerIds = { userId: viewer.user.id, familyId: viewer.familyId }
      const data = { ...keys, ...viewerIds, createdAt: now }
      await prisma.$transaction(async (tx) => {
        // An ended session must not take the browser from the session that followed it.
        await lockSession(tx, viewerIds)
        await removeExcessDevices(tx, data.userId, endpoint)
        await tx.pushDevice.createMany({ data: { ...data, endpoint }, skipDuplicates: true })
        // An endpoint alone proves nothing: only its browser has the keys of the subscription.
        const { count } = await tx.pushDevice.updateMany({
          where: { endpoint, OR: [{ userId: data.userId }, keys] },
          data,
        })
        if (count === 0)
          throw validationError({ endpoint: 'Cet appareil reçoit les rappels d’un autre compte' })
      })
      return viewer
    },
  }),
  renewPushDevice: t.field({
    type: RenewPushDevicePayload,
    description:
      'Replaces the subscription that the browser’s push service renewed ' +
      'while no page was open. The device keeps its session.',
    args: { input: t.arg({ type: RenewPushDeviceInput, required: true }) },
    resolve: async (_, { input }, { prisma, env, limits, network }) => {
      const { formerEndpoint, formerAuth, ...device } = validate(renewedDeviceInput, input)
      await limits.take('shareReading', network)
      if (!pushAddress(device.endpoint, env.privatePush))
        throw validationError({ endpoint: 'Adresse de notification invalide' })
      const where = { endpoint: formerEndpoint, auth: formerAuth }
      // If a page has already registered the new subscription, that row is used.
      const exists =
        formerEndpoint !== device.endpoint &&
        (await prisma.pushDevice.count({ where: { endpoint: device.endpoint } })) > 0
      await (exists
        ? prisma.pushDevice.deleteMany({ where })
        : prisma.pushDevice.updateMany({ where, data: device }))
      return {}
    },
  }),
  removePushDevice: t.field({
    type: ViewerPayload,
    description: 'Removes a device, which receives no more reminders.',
    args: { input: t.arg({ type: RemovePushDeviceInput, required: true }) },
    resolve: async (_, { input: { uuid } }, context) => {
      const viewer = requireSession(context)
      const { count } = await context.prisma.pushDevice.deleteMany({
        where: { id: matchableId(uuid), userId: viewer.user.id },
      })
      if (count === 0) throw notFound('Appareil non trouvé')
      return viewer
    },
  }),
}))
