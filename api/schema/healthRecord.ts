import {
  type DefaultConnectionArguments,
  resolveCursorConnection,
  type ResolveCursorConnectionArgs,
} from '@pothos/plugin-relay'
import { alerts } from '#shared/health/alerts'
import { dailyStatuses } from '#shared/health/dailyStatus'
import { dayEvents, type JudgedDays } from '#shared/health/dayEvents'
import { notices, toConfirm } from '#shared/health/notices'
import { periodSummary } from '#shared/health/periodSummary'
import { daysWithoutStool } from '#shared/health/stoolWatches'
import { strips } from '#shared/health/strips'
import { STOOL_COUNTED_DAYS } from '#shared/health/thresholds'
import { shownWatches } from '#shared/health/watches'
import { dayNumber, dayOf, isInstant } from '#shared/time'
import { formatWeight } from '#shared/weight'
import { type AccountClock, accountClock } from '../accountClock'
import type { Context } from '../context'
import { invalid } from '../errors'
import { photoAddress } from '../photos/photos'
import { shownAge } from '../records/age'
import type { EntryRow } from '../records/fields'
import type { RecordRow } from '../records/record'
import { relationsOf } from './access'
import { AlertRef, NoticeRef, WatchRef } from './alert'
import { builder, daysCost, pageCost, wholeListCost } from './builder'
import { DailyStatusRef, DayStatusRef, newestTiles } from './dailyStatus'
import { DayEventRef } from './dayEvent'
import { CategoryEnum, GenderEnum, PhotoSizeEnum, SexEnum } from './enums'
import { daysReach } from './lookAhead'
import { MeasurementConnection, MeasurementRef } from './measurement'
import { recordWatches } from './recordWatches'
import { curveWeighings, newestWeight } from './recordWeights'
import { DaysWithoutStoolRef, StripsRef } from './strips'
import { VetLimitRef } from './vetNumber'
import { WeightRef } from './weight'
import { weightCurve, WeightCurveRef } from './weightCurve'

/** The clock of a record's owner, worked out once, whoever asks for it. */
const clocks = new WeakMap<RecordRow['user'], AccountClock>()

export function clockOf({ user }: RecordRow, context: Context): AccountClock {
  const clock = clocks.get(user) ?? accountClock(user, context)
  clocks.set(user, clock)
  return clock
}

/** One record, two readers: the owner's Animal and the vet's SharedAnimal (docs/house 3.3). */
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
      description: 'Whole years today; it grows.',
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
      description: 'The owner’s calendar day now: what J0 counts from.',
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
        'The questions with a notice, also one that red hides: a green tile of them is not called stable.',
      resolve: ({ measurements, inMemorySince }) => (inMemorySince ? [] : toConfirm(measurements)),
    }),
    watches: t.field({
      type: [WatchRef],
      complexity: 20,
      args: {
        includeHidden: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'Those too that a red hides or the owner put aside.',
        }),
      },
      description: 'What the alerts miss, worst first.',
      resolve: async (record, { includeHidden }, context) => {
        const all = await recordWatches(record, clockOf(record, context), context)
        return includeHidden ? all : shownWatches(all)
      },
    }),
    hasHelpers: t.boolean({
      description:
        'Somebody is or was in the circle beside the owner: then it is worth saying who noted what.',
      resolve: ({ hasHelpers, measurements }) =>
        hasHelpers || measurements.some(({ byName }) => byName != null),
    }),
    vetLimits: t.field({
      type: [VetLimitRef],
      description: 'The vet’s numbers that the owner accepted; the rules use them.',
      resolve: ({ vetLimits }) => vetLimits,
    }),
    visitQuestions: t.exposeStringList('visitQuestions', {
      description: 'What the owner wants to ask at the next visit.',
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
      resolve: async (record, { last }, context) => {
        const { statuses } = await loadJudged(record, last, context)
        const today = dayNumber(clockOf(record, context).today)
        return statuses
          .map(({ day, date, ...tiles }) => ({
            ...tiles,
            number: dayNumber(day),
            day: dayOf(day),
            date: new Date(date),
          }))
          .filter(({ number }) => number > today - last && number <= today)
      },
    }),
    daysWithoutStool: t.field({
      type: DaysWithoutStoolRef,
      complexity: 5,
      nullable: true,
      description: 'Of the last 30 days; null: none was answered.',
      resolve: async (record, _, context) => {
        const { entries } = await loadJudged(record, STOOL_COUNTED_DAYS, context)
        return daysWithoutStool(entries, clockOf(record, context).today)
      },
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
        'The days that were not green, what was answered on them and their notes, newest first.',
      resolve: async (record, { last }, context) =>
        dayEvents(
          await loadJudged(record, last, context),
          clockOf(record, context).today,
          last,
          record.gender,
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
        'The last days in a French sentence: weight, vomiting, what was not green, days filled in. Null: none was.',
      resolve: async (record, { last }, context) => {
        const clock = clockOf(record, context)
        const weighings = record.link?.hidden.has('weights')
          ? null
          : await curveWeighings(record, clock, context)
        return periodSummary(await loadJudged(record, last, context), weighings, clock.today, last)
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
        'The same days as a mark a day and indicator, none before the first entry: what a screen draws, in a tenth of the bytes.',
      resolve: async (record, { last }, context) =>
        strips(
          (await loadJudged(record, last, context)).statuses,
          clockOf(record, context).today,
          last,
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
      resolve: async (record, _, context) => {
        const clock = clockOf(record, context)
        return weightCurve(await curveWeighings(record, clock, context), clock.today)
      },
    }),
  }),
})

/** A page of entries. What came with the record is not read again; further pages are one batched statement. */
async function loadMeasurements(
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
      // Newest first: what follows a cursor is older than it.
      const bounds = { before: toDate('after', after), after: toDate('before', before) }
      return await loaders.entries.load({ animalId: record.id, ...bounds, limit, inverted })
    },
  )
}

/** Beyond what the database can hold there are no entries either. */
function toDate(name: string, cursor: string | undefined): Date | undefined {
  if (cursor === undefined) return undefined
  const date = new Date(cursor)
  if (Number.isNaN(date.getTime())) throw invalid({ [name]: 'Curseur inconnu' })
  if (isInstant(date)) return date
  return new Date(date.getTime() < 0 ? '1900-01-01' : '9999-12-31')
}

async function loadJudged(record: RecordRow, last: number, context: Context): Promise<JudgedDays> {
  if (last < 1 || last > 400) throw invalid({ last: 'Doit être compris entre 1 et 400' })
  return await judgedDays(record, last, context)
}

/** The last days' entries and their tiles, and those of some days before. What was read ahead is not read again. */
export async function judgedDays(
  record: RecordRow,
  last: number,
  { loaders }: Context,
): Promise<JudgedDays> {
  const { id, judged, reach } = record
  const limit = daysReach(last)
  if (limit > reach.judged && judged.length >= reach.judged) {
    const entries = await loaders.entries.load({ animalId: id, limit })
    return { entries, statuses: dailyStatuses(entries) }
  }
  // Judged once, whatever is asked of these days.
  record.statuses ??= dailyStatuses(judged)
  return { entries: judged, statuses: record.statuses }
}
