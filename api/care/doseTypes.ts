import { queryFromInfo } from '@pothos/plugin-prisma'
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import type { Prisma } from '#prisma'
import { isInstant } from '#shared/base/time'
import { outcomes, sites, skipReasons } from '#shared/care/doseSchema'
import { isUuid } from '../base/uuid'
import { AnimalRef } from '../cat/types'
import { grantAccess, relationsOf, rowNode } from '../graphql/access'
import { isRemovable, isRemovableDescription } from '../graphql/attribution'
import { builder, pagePrice } from '../graphql/builder'
import { requirePageSize, unknownCursor } from '../graphql/pageArguments'

export const DoseOutcomeEnum = builder.enumType('DoseOutcome', { values: outcomes })
export const FluidSiteEnum = builder.enumType('FluidSite', { values: sites })
export const SkipReasonEnum = builder.enumType('SkipReason', { values: skipReasons })

export const DoseRef = builder.prismaNode('Dose', {
  description: 'A dose that was given or skipped.',
  ...rowNode('see'),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    treatmentUuid: t.expose('treatmentId', { type: 'UUID' }),
    day: t.expose('day', { type: 'Date' }),
    time: t.exposeString('time', {
      nullable: true,
      description: 'The planned time, such as "08:00". It is null if the dose is as needed.',
    }),
    outcome: t.expose('outcome', { type: DoseOutcomeEnum }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was given or skipped.' }),
    amountMl: t.exposeInt('amountMl', { nullable: true }),
    site: t.expose('site', { type: FluidSiteEnum, nullable: true }),
    reason: t.expose('reason', { type: SkipReasonEnum, nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    by: t.string({
      nullable: true,
      description: 'The first name of the author. It is null if that account was deleted.',
      select: { by: { select: { firstName: true } } },
      resolve: ({ by }) => by?.firstName ?? null,
    }),
    isRemovable: t.boolean({
      description: isRemovableDescription,
      select: { byId: true, animalId: true },
      resolve: async (dose, _, context) => {
        // A shared record has no doses, so that the viewer is a member of the circle.
        grantAccess(context, dose.animalId)
        return await isRemovable(context, dose)
      },
    }),
  }),
})

const DoseConnection = builder.connectionObject({ type: DoseRef, name: 'DoseConnection' })

/** Returns the cursor of a dose. The id distinguishes two doses of one instant. */
const cursorOf = ({ at, id }: { at: Date; id: string }): string => `${at.toISOString()} ${id}`

/**
 * Returns the condition of the doses on one side of a cursor. The order is newest first: doses
 * after a cursor are older.
 */
function cursorFilter(
  name: string,
  cursor: string | undefined,
  side: 'lt' | 'gt',
): Prisma.DoseWhereInput {
  if (cursor === undefined) return {}
  const [instant = '', id = ''] = cursor.split(' ')
  const at = new Date(instant)
  if (!isInstant(at) || !isUuid(id)) throw unknownCursor(name)
  return { OR: [{ at: { [side]: at } }, { at, id: { [side === 'lt' ? 'gt' : 'lt']: id } }] }
}

builder.objectField(AnimalRef, 'doses', (t) =>
  t.connection(
    {
      type: DoseRef,
      description: 'Newest first.',
      args: {
        from: t.arg({ type: 'Date', description: 'The first day.' }),
        to: t.arg({ type: 'Date', description: 'The last day.' }),
      },
      complexity: pagePrice,
      resolve: (record, { from, to, ...args }, context, info) => {
        requirePageSize(args)
        const query = queryFromInfo({
          context,
          info,
          path: ['edges', 'node'],
          select: { id: true, at: true },
        })
        return resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 5_000, toCursor: cursorOf },
          ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) =>
            relationsOf(record, context).doses({
              ...query,
              where: {
                day: { ...(from && { gte: from }), ...(to && { lte: to }) },
                AND: [cursorFilter('after', after, 'lt'), cursorFilter('before', before, 'gt')],
              },
              orderBy: inverted ? [{ at: 'asc' }, { id: 'desc' }] : [{ at: 'desc' }, { id: 'asc' }],
              take: limit,
            }),
        )
      },
    },
    DoseConnection,
  ),
)
