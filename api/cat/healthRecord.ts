import {
  type DefaultConnectionArguments,
  resolveCursorConnection,
  type ResolveCursorConnectionArgs,
} from '@pothos/plugin-relay'
import { dayNumber, dayOf, isInstant } from '#shared/base/time'
import { alerts } from '#shared/health/alerts/alerts'
import { notices, toConfirm } from '#shared/health/alerts/notices'
import { dailyStatuses } from '#shared/health/indicators/dailyStatus'
import { dayEvents, type JudgedDays, type NotedEntry } from '#shared/health/period/dayEvents'
import { periodSummary } from '#shared/health/period/periodSummary'
import { strips } from '#shared/health/period/strips'
import { STOOL_COUNTED_DAYS } from '#shared/health/thresholds/thresholds'
import { daysWithoutStool } from '#shared/health/watches/stoolWatches'
import { shownWatches, type Watch } from '#shared/health/watches/watches'
import { formatWeight } from '#shared/weight/weightValue'
import { type AccountClock, accountClock } from '../base/accountClock'
import { invalid } from '../base/errors'
import { MeasurementConnection, MeasurementRef } from '../entry/types'
import { relationsOf } from '../graphql/access'
import { builder, daysCost, pageCost, wholeListCost } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { CategoryEnum, GenderEnum, PhotoSizeEnum, SexEnum } from '../graphql/enums'
import { bothResults, calculated } from '../reading/calculated'
import type { EntryRow } from '../reading/entryRow'
import { daysReach } from '../reading/readPlan'
import type { RecordRow } from '../reading/record'
import { shownAge } from '../reading/shownAge'
import { ownSlice } from '../reading/slices'
import { AlertRef, NoticeRef, WatchRef } from '../status/alertTypes'
import { DailyStatusRef, DayStatusRef, newestTiles } from '../status/dailyStatusTypes'
import { DayEventRef } from '../status/dayEventTypes'
import { readWatches } from '../status/readWatches'
import { DaysWithoutStoolRef, StripsRef } from '../status/stripTypes'
import { photoAddress } from '../storage/photoStore'
import { curveWeighings, newestWeight } from '../weight/readWeights'
import { WeightRef } from '../weight/types'
import { weightCurve, WeightCurveRef } from '../weight/weightCurveTypes'
import { VetLimitRef } from './vetNumberTypes'

/** Returns the clock of a record's owner, which is computed once for each record. */
const clocks = new WeakMap<RecordRow['user'], AccountClock>()

export function clockOf({ user }: RecordRow, context: Context): AccountClock {
  const clock = clocks.get(user) ?? accountClock(user, context)
  clocks.set(user, clock)
  return clock
}

/**
 * The fields that the owner's Animal and the vet's SharedAnimal have in common (docs/house 3.3).
 */
export const HealthRecord = builder.interfaceRef<RecordRow>('HealthRecord').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    breed: t.exposeString('breed', { nullable: true }),
    gender: t.expose('gender', { type: GenderEnum, nullable: true }),
    sex: t.field({
      type: SexEnum,
      nullable: true,
      resolve: ({ gender }) => gender && (gender === 'male' ? 'M' : 'F'),
    }),
    age: t.int({
      nullable: true,
      description: 'Whole years today. It increases with time.',
      resolve: (record, _, context) => shownAge(record, clockOf(record, context)),
    }),
    weight: t.string({
      nullable: true,
      description: 'The newest weight, kg, such as "4.2".',
      resolve: ({ weights: [newest] }) => (newest ? formatWeight(newest.grams) : null),
    }),
    photoPath: t.string({
      nullable: true,
      args: {
        size: t.arg({
          type: PhotoSizeEnum,
          required: true,
          defaultValue: 'large',
          description: '1280 or 480 pixels at most.',
        }),
      },
      resolve: ({ photo, link }, { size }, { env }) =>
        photo && photoAddress(photo.key, env, { size, link: link?.token }),
    }),
    today: t.field({
      type: 'Date',
      description: 'The owner’s calendar day now, which is J0.',
      resolve: (record, _, context) => clockOf(record, context).today,
    }),
    dailyStatus: t.field({
      type: DailyStatusRef,
      resolve: ({ measurements }) => newestTiles(measurements),
    }),
    alerts: t.field({
      type: [AlertRef],
      args: { includeHidden: t.arg.boolean({ required: true, defaultValue: false }) },
      resolve: ({ measurements, inMemorySince }, { includeHidden }) =>
        inMemorySince ? [] : alerts(measurements, { includeHidden }),
    }),
    notices: t.field({
      type: [NoticeRef],
      resolve: ({ measurements, inMemorySince }) => (inMemorySince ? [] : notices(measurements)),
    }),
    toConfirm: t.field({
      type: [CategoryEnum],
      description:
        'The questions with a notice, including notices that a red alert hides. A green tile among them is not called stable.',
      resolve: ({ measurements, inMemorySince }) => (inMemorySince ? [] : toConfirm(measurements)),
    }),
    watches: t.field({
      type: [WatchRef],
      complexity: 20,
      args: {
        includeHidden: t.arg.boolean({
          required: true,
          defaultValue: false,
          description:
            'Includes watches that are hidden under a red one, or that the owner put aside.',
        }),
      },
      description: 'The findings that the alerts miss, worst first.',
      resolve: (record, { includeHidden }, context) => {
        const clock = clockOf(record, context)
        return includeHidden
          ? readWatches(record, clock, context)
          : calculated(record, context, {
              key: 'shownWatches',
              read: () => readWatches(record, clock, context),
              calculate: shownWatches<Watch>,
            })
      },
    }),
    hasHelpers: t.boolean({
      description:
        'True if the circle has or had members other than the owner. Authors are shown only then.',
      resolve: ({ hasHelpers, measurements }) =>
        hasHelpers || measurements.some(({ byName }) => byName != null),
    }),
    vetLimits: t.field({
      type: [VetLimitRef],
      description: 'The vet’s numbers that the owner accepted; the rules use them.',
      resolve: ({ vetLimits }) => vetLimits,
    }),
    visitQuestions: t.exposeStringList('visitQuestions', {
      description: 'The owner’s questions for the next visit.',
    }),
    measurements: t.connection(
      {
        type: MeasurementRef,
        description: 'Newest first.',
        complexity: pageCost,
        resolve: loadMeasurements,
      },
      MeasurementConnection,
    ),
    days: t.field({
      type: [DayStatusRef],
      complexity: daysCost,
      args: {
        last: t.arg.int({
          required: true,
          defaultValue: 90,
          description: 'Days, today included: 1–400.',
        }),
      },
      description: 'The tiles of each of the last days that has an entry, newest first.',
      resolve: (record, { last }, context) =>
        ofJudged(record, context, `days ${last}`, last, ({ statuses }) => {
          const today = dayNumber(clockOf(record, context).today)
          return statuses
            .map(({ day, date, ...tiles }) => ({
              ...tiles,
              number: dayNumber(day),
              day: dayOf(day),
              date: new Date(date),
            }))
            .filter(({ number }) => number > today - last && number <= today)
        }),
    }),
    daysWithoutStool: t.field({
      type: DaysWithoutStoolRef,
      complexity: 5,
      nullable: true,
      description:
        'The days without stool among the last 30. It is null if the question was not answered in that time.',
      resolve: (record, _, context) =>
        ofJudged(record, context, 'daysWithoutStool', STOOL_COUNTED_DAYS, ({ entries }) =>
          daysWithoutStool(entries, clockOf(record, context).today),
        ),
    }),
    dayEvents: t.field({
      type: [DayEventRef],
      complexity: daysCost,
      args: {
        last: t.arg.int({
          required: true,
          defaultValue: 90,
          description: 'Days, today included: 1–400.',
        }),
      },
      description:
        'The days on which a tile was amber or red, with their answers and notes, newest first.',
      resolve: (record, { last }, context) =>
        ofJudged(record, context, `dayEvents ${last}`, last, (judged) =>
          dayEvents(judged, clockOf(record, context).today, last, record.gender),
        ),
    }),
    periodSummary: t.string({
      nullable: true,
      complexity: daysCost,
      args: {
        last: t.arg.int({
          required: true,
          defaultValue: 90,
          description: 'Days, today included: 1–400.',
        }),
      },
      description:
        'A French sentence about the last days: weight, vomiting, tiles that were not green, days with an entry. It is null if no day has one.',
      resolve: (record, { last }, context) => {
        const clock = clockOf(record, context)
        const areHidden = record.link?.hidden.has('weights')
        return calculated(record, context, {
          key: `periodSummary ${last}`,
          read: () =>
            bothResults(
              loadJudged(record, last, context),
              areHidden ? null : curveWeighings(record, clock, context),
            ),
          calculate: ([judged, weighings]) => periodSummary(judged, weighings, clock.today, last),
        })
      },
    }),
    strips: t.field({
      type: StripsRef,
      complexity: daysCost,
      args: {
        last: t.arg.int({
          required: true,
          defaultValue: 90,
          description: 'Days, today included: 1–400.',
        }),
      },
      description:
        'The same days with one mark per day and indicator, and no marks before the first entry. It is a tenth of the size of `days`.',
      resolve: (record, { last }, context) =>
        ofJudged(record, context, `strips ${last}`, last, ({ statuses }) =>
          strips(statuses, clockOf(record, context).today, last),
        ),
    }),
    weights: t.prismaField({
      type: [WeightRef],
      complexity: wholeListCost(250),
      description: 'Newest first.',
      resolve: (query, record, _, context) =>
        relationsOf(record, context).weights({ ...query, orderBy: newestWeight }),
    }),
    weightCurve: t.field({
      type: WeightCurveRef,
      complexity: 10,
      resolve: (record, _, context) => {
        const clock = clockOf(record, context)
        return calculated(record, context, {
          key: 'weightCurve',
          read: () => curveWeighings(record, clock, context),
          calculate: (weighings) => weightCurve(weighings, clock.today),
        })
      },
    }),
  }),
})

/**
 * Pages up to this length are completed together, so that a screen of ten cats needs few
 * statements.
 */
const TOGETHER = 20
/** Pages beyond this length are completed in several slices. */
const LONG = 250

/**
 * Returns a page of entries. A long page waits for its turn in the event loop (reading/slices.ts).
 */
async function loadMeasurements(
  record: RecordRow,
  args: DefaultConnectionArguments,
  context: Context,
) {
  const page = await readMeasurements(record, args, context)
  if (page.edges.length <= TOGETHER) return page
  await ownSlice(context)
  return page.edges.length <= LONG
    ? page
    : { ...page, edges: page.edges.map((edge) => ({ ...edge, isSliced: true })) }
}

/**
 * Reads a page of entries. Entries that were read with the record are reused; further pages of
 * several cats are one batched statement.
 */
async function readMeasurements(
  record: RecordRow,
  args: DefaultConnectionArguments,
  { loaders }: Context,
) {
  for (const name of ['first', 'last'] as const) {
    if ((args[name] ?? 0) < 0) throw invalid({ [name]: 'Doit être positif' })
  }
  return await resolveCursorConnection(
    { args, defaultSize: 20, maxSize: 5_000, toCursor: ({ date }: EntryRow) => date },
    async ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const isNewest = before === undefined && after === undefined && !inverted
      const known = record.measurements
      if (isNewest && (limit <= known.length || known.length < record.reach.entries))
        return known.slice(0, limit)
      // The order is newest first: entries after a cursor are older than it.
      const bounds = { before: toDate('after', after), after: toDate('before', before) }
      return await loaders.entries.load({ animalId: record.id, ...bounds, limit, inverted })
    },
  )
}

/**
 * Returns the instant of a cursor, limited to the range of the database: beyond it there are no
 * entries.
 */
function toDate(name: string, cursor: string | undefined): Date | undefined {
  if (cursor === undefined) return undefined
  const date = new Date(cursor)
  if (Number.isNaN(date.getTime())) throw invalid({ [name]: 'Curseur inconnu' })
  if (isInstant(date)) return date
  return new Date(date.getTime() < 0 ? '1900-01-01' : '9999-12-31')
}

/** Calculates a result from the tiles of a period's days, once per key and record. */
const ofJudged = <Result>(
  record: RecordRow,
  context: Context,
  key: string,
  last: number,
  calculate: (judged: JudgedDays) => Result,
) => calculated(record, context, { key, read: () => loadJudged(record, last, context), calculate })

function loadJudged(
  record: RecordRow,
  last: number,
  context: Context,
): JudgedDays | Promise<JudgedDays> {
  if (last < 1 || last > 400) throw invalid({ last: 'Doit être compris entre 1 et 400' })
  return judgedDays(record, last, context)
}

/**
 * Returns the entries of the last days with their tiles, and those of some days before. Entries
 * that were read ahead are not read again.
 */
export function judgedDays(
  record: RecordRow,
  last: number,
  context: Context,
): JudgedDays | Promise<JudgedDays> {
  const { id, judged, reach } = record
  const limit = daysReach(last)
  const isRead = limit <= reach.judged || judged.length < reach.judged
  return calculated(record, context, {
    key: isRead ? 'judged' : `judged ${limit}`,
    read: (): readonly NotedEntry[] | Promise<readonly NotedEntry[]> =>
      isRead ? judged : context.loaders.entries.load({ animalId: id, limit }),
    calculate: (entries) => ({ entries, statuses: dailyStatuses(entries) }),
  })
}
