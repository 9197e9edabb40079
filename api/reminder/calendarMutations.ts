import { ViewerPayload, ViewerRef } from '../account/types'
import { lockSession } from '../auth/lockSession'
import { newShareToken, readShareToken } from '../auth/shareTokens'
import { requireSession } from '../graphql/access'
import { builder } from '../graphql/builder'

const CalendarRef = builder.prismaObject('CalendarAddress', {
  description: 'The private address at which a calendar program reads the viewer’s reminders.',
  select: {},
  fields: (t) => ({
    url: t.string({
      nullable: true,
      description:
        'It gives access to the reminders without a sign-in. It is null if the secret ' +
        'that sealed it is lost: the address still works, and can be renewed.',
      select: { id: true, sealedToken: true },
      resolve: (row, _, { env, keyring, now }) => {
        const token = readShareToken(row, keyring.unsealingSecrets(now))
        return token === null ? null : `${env.publicUrl}/api/calendar/${token}.ics`
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(ViewerRef, 'calendar', (t) =>
  t.prismaField({
    type: CalendarRef,
    nullable: true,
    description: 'It is null if there is none. Tools cannot read it.',
    resolve: (query, _, __, context) =>
      context.prisma.calendarAddress.findUnique({
        ...query,
        where: { userId: requireSession(context).user.id },
      }),
  }),
)

builder.mutationFields((t) => ({
  renewCalendar: t.field({
    type: ViewerPayload,
    description: 'Creates a new private calendar address. The previous one stops working at once.',
    resolve: async (_, __, context) => {
      const viewer = requireSession(context)
      const { user, familyId } = viewer
      const data = { ...newShareToken(context.secrets), createdAt: context.now }
      await context.prisma.$transaction(async (tx) => {
        // The address outlasts the session, so that an ended one must not create it.
        await lockSession(tx, { userId: user.id, familyId })
        await tx.calendarAddress.upsert({
          where: { userId: user.id },
          create: { ...data, userId: user.id },
          update: data,
        })
      })
      return viewer
    },
  }),
  removeCalendar: t.field({
    type: ViewerPayload,
    description: 'Revokes the private calendar address.',
    resolve: async (_, __, context) => {
      const viewer = requireSession(context)
      await context.prisma.calendarAddress.deleteMany({ where: { userId: viewer.user.id } })
      return viewer
    },
  }),
}))
