import { clockTimeOn } from '#shared/base/time'
import {
  CODE_LOCK_MINUTES,
  MAX_WRONG_CODES,
  MAX_WRONG_CODES_OF_LINK,
} from '#shared/sharing/shareLink'
import { shareCodeInput } from '#shared/sharing/shareLinkSchemas'
import { isProven, newProof } from '../auth/shareProof'
import type { Rows } from '../base/db/database'
import { codeRequired, notFound, wrongCode } from '../base/errors'
import { clockOf, HealthRecord } from '../cat/healthRecord'
import { MeasurementConnection, MeasurementRef } from '../entry/types'
import { builder, passwordPrice } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { ShareScopeEnum } from '../graphql/enums'
import { pageOfList } from '../graphql/pageArguments'
import { validate } from '../graphql/validate'
import type { HistoryBounds, RecordRow } from '../reading/record'
import { readSharedRecord, openSharedRecord } from '../reading/sharedRecord'
import { submitShareCode, requiresCode } from './shareCodes'
import { ownLink } from './types'

/** The record that the link's holder reads: without any data of the owner (product/sharing 4.1). */
const SharedAnimalRef = builder.objectRef<RecordRow>('SharedAnimal').implement({
  interfaces: [HealthRecord],
  fields: (t) => ({
    measurements: t.connection(
      {
        type: MeasurementRef,
        complexity: { size: 7 },
        description: 'The 7 newest, newest first. No cursor reaches older ones.',
        resolve: ({ measurements }, args) => pageOfList(measurements.slice(0, 7), args),
      },
      MeasurementConnection,
    ),
    latestEntryTime: t.string({
      nullable: true,
      description:
        'The time of the latest entry, such as `08:12`, in the owner’s time zone, which the link ' +
        'does not name. It is null if there is no entry, or if the zone has changed and the time is of ' +
        'another day there.',
      resolve: (record, _, context) => {
        const [latest] = record.measurements
        return latest
          ? clockTimeOn(latest.day, latest.date, clockOf(record, context).timeZone)
          : null
      },
    }),
    notShared: t.field({
      type: [ShareScopeEnum],
      description: 'The parts that the link hides. Their fields are null or empty.',
      resolve: ({ link }) => [...link!.hidden],
    }),
  }),
})

type ReadLink = (
  database: Rows,
  link: { token: string; isProven: boolean; now: Date; historyBounds: HistoryBounds },
) => Promise<RecordRow | null>

/** Reads a shared record. The owner of a link needs no code. */
async function readShared(
  read: ReadLink,
  token: string,
  context: Context,
  isOwn = false,
): Promise<RecordRow> {
  const { database, now, readPlan } = context
  const record = await read(database, {
    token,
    isProven: isOwn || isProven(token, context),
    now,
    historyBounds: readPlan.historyBounds,
  })
  if (record) return record
  if (!isOwn && (await isOwnLink(context, token)))
    return await readShared(read, token, context, true)
  if (await requiresCode(database, { token, now })) throw codeRequired()
  throw notShared()
}

/**
 * Returns the record as a link shows it now, to a reader who may see it. No opening is counted.
 * @throws NOT_FOUND, CODE_REQUIRED
 */
export const readByLink = (token: string, context: Context): Promise<RecordRow> =>
  readShared(readSharedRecord, token, context)

export const notShared = () => notFound('Données partagées non trouvées')

const isOwnLink = async (context: Context, token: string): Promise<boolean> =>
  context.viewer !== null &&
  (await context.prisma.shareLink.count({ where: ownLink(context, token) })) > 0

builder.queryField('sharedAnimal', (t) =>
  t.field({
    type: SharedAnimalRef,
    complexity: 50,
    description:
      'NOT_FOUND if the link is unknown, expired, revoked or locked; ' +
      'CODE_REQUIRED until its code is sent. It counts no opening.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) => {
      await context.limits.take('shareReading', context.network)
      return await readByLink(token, context)
    },
  }),
)

const OpenSharedLinkPayload = builder
  .objectRef<{ sharedAnimal: RecordRow }>('OpenSharedLinkPayload')
  .implement({
    fields: (t) => ({
      sharedAnimal: t.field({ type: SharedAnimalRef, resolve: ({ sharedAnimal }) => sharedAnimal }),
    }),
  })

const OpenSharedLinkInput = builder.inputType('OpenSharedLinkInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

builder.mutationField('openSharedLink', (t) =>
  t.field({
    type: OpenSharedLinkPayload,
    complexity: 50,
    description:
      'Counts an opening of the link, unless the viewer is its owner, and ' +
      'returns the record. The errors are those of sharedAnimal.',
    args: { input: t.arg({ type: OpenSharedLinkInput, required: true }) },
    resolve: async (_, { input: { token } }, context) => {
      await context.limits.take('shareOpening', context.network)
      const isOwn = await isOwnLink(context, token)
      return {
        sharedAnimal: await readShared(
          isOwn ? readSharedRecord : openSharedRecord,
          token,
          context,
          isOwn,
        ),
      }
    },
  }),
)

const TellShareCodeInput = builder.inputType('TellShareCodeInput', {
  fields: (t) => ({
    token: t.string({ required: true }),
    code: t.string({ required: true, description: '6 digits.' }),
  }),
})

const TellShareCodePayload = builder
  .objectRef<{ provenUntil: Date }>('TellShareCodePayload')
  .implement({ fields: (t) => ({ provenUntil: t.expose('provenUntil', { type: 'DateTime' }) }) })

builder.mutationField('tellShareCode', (t) =>
  t.field({
    type: TellShareCodePayload,
    description:
      'Exchanges a link’s code for a cookie that opens this link for an hour. A wrong code ' +
      `is WRONG_CODE. After ${MAX_WRONG_CODES} in a row the link is NOT_FOUND for ` +
      `${CODE_LOCK_MINUTES} minutes, after ${MAX_WRONG_CODES_OF_LINK} in all until it expires.`,
    complexity: passwordPrice,
    args: { input: t.arg({ type: TellShareCodeInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { code } = validate(shareCodeInput, input)
      const { database, now, limits, network } = context
      await limits.take('shareReading', network)
      const outcome = await submitShareCode(database, { token: input.token, code, now })
      if (outcome === 'ended') throw notShared()
      if (outcome === 'wrong') throw wrongCode()
      const { cookie, expiresAt } = newProof(input.token, context)
      context.setCookie(cookie)
      return { provenUntil: expiresAt }
    },
  }),
)
