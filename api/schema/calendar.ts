import { newShareToken, readShareToken } from '../auth/shareTokens'
import { requireSession } from './access'
import { builder } from './builder'
import { ViewerPayload, ViewerRef } from './viewer'

const CalendarRef = builder.prismaObject('CalendarAddress', {
  description: 'The private address at which a calendar program reads the viewer’s reminders.',
  select: {},
  fields: (t) => ({
    url: t.string({
      nullable: true,
      description:
        'Whoever has it reads them. Null: the secret that sealed it is gone; it works all the same, and can be renewed.',
      select: { id: true, sealedToken: true },
      resolve: (row, _, { env, keyring, now }) => {
        const token = readShareToken(row, keyring.unsealing(now))
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
    description: 'Null: there is none. No tool sees it.',
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
    description: 'A new address; the one before leads nowhere from then on.',
    resolve: async (_, __, context) => {
      const viewer = requireSession(context)
      const userId = viewer.user.id
      const data = { ...newShareToken(context.secrets), createdAt: context.now }
      await context.prisma.calendarAddress.upsert({
        where: { userId },
        create: { ...data, userId },
        update: data,
      })
      return viewer
    },
  }),
  removeCalendar: t.field({
    type: ViewerPayload,
    description: 'The address leads nowhere any more.',
    resolve: async (_, __, context) => {
      const viewer = requireSession(context)
      await context.prisma.calendarAddress.deleteMany({ where: { userId: viewer.user.id } })
      return viewer
    },
  }),
}))
