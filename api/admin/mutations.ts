import { MINUTE_MS } from '#shared/base/duration'
import { ViewerRef } from '../account/types'
import { accountClock, isUnprovenAdmin } from '../base/accountClock'
import { requireAdmin } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context, Viewer } from '../graphql/context'

builder.objectField(ViewerRef, 'adminTimeOverride', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The simulated time of the admin’s account; null if the user is another one.',
    resolve: ({ isAdmin, user }) => (isAdmin ? (user.timeOverride?.at ?? null) : null),
  }),
)

builder.objectField(ViewerRef, 'currentSystemTime', (t) =>
  t.field({ type: 'DateTime', description: 'The real time.', resolve: (_, __, { now }) => now }),
)

builder.objectField(ViewerRef, 'isUnprovenAdmin', (t) =>
  t.boolean({
    description: 'True if the account has the admin’s address, which is not proven yet.',
    resolve: ({ user }, _, { env }) => isUnprovenAdmin(user, env),
  }),
)

const TimeOverridePayload = builder
  .objectRef<Viewer>('TimeOverridePayload')
  .implement({
    fields: (t) => ({ viewer: t.field({ type: ViewerRef, resolve: (viewer) => viewer }) }),
  })

const SetTimeOverrideInput = builder.inputType('SetTimeOverrideInput', {
  fields: (t) => ({
    date: t.field({ type: 'DateTime', required: true, description: 'Rounded down to the minute.' }),
  }),
})

/** Sets the viewer's clock. The rest of the document uses it. */
function withOverride(context: Context, admin: Viewer, at: Date | null): Viewer {
  const user = { ...admin.user, timeOverride: at && { userId: admin.user.id, at } }
  context.viewer = { ...admin, user, clock: accountClock(user, context) }
  return context.viewer
}

builder.mutationFields((t) => ({
  setTimeOverride: t.field({
    type: TimeOverridePayload,
    description:
      'Admin only. Sets the current time of the admin’s own account. Tokens and links use the real time.',
    args: { input: t.arg({ type: SetTimeOverrideInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const admin = requireAdmin(context)
      const at = new Date(Math.floor(input.date.getTime() / MINUTE_MS) * MINUTE_MS)
      const userId = admin.user.id
      await context.prisma.timeOverride.upsert({
        where: { userId },
        create: { userId, at },
        update: { at },
      })
      return withOverride(context, admin, at)
    },
  }),
  clearTimeOverride: t.field({
    type: TimeOverridePayload,
    description: 'Admin only. Resets the account to the real time.',
    resolve: async (_, __, context) => {
      const admin = requireAdmin(context)
      await context.prisma.timeOverride.deleteMany({ where: { userId: admin.user.id } })
      return withOverride(context, admin, null)
    },
  }),
}))
