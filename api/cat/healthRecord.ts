import { dayIn } from '#shared/base/time'
import { alerts } from '#shared/health/alerts/alerts'
import { notices, toConfirm } from '#shared/health/alerts/notices'
import { shownWatches, type Watch } from '#shared/health/watches/watches'
import { formatWeight } from '#shared/weight/weightValue'
import { type AccountClock, accountClock } from '../base/accountClock'
import { readEntryPage } from '../entry/readEntryPage'
import { MeasurementConnection, MeasurementRef } from '../entry/types'
import { relationsOf } from '../graphql/access'
import { builder, pagePrice, wholeListPrice } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { CategoryEnum, GenderEnum, PhotoSizeEnum, SexEnum } from '../graphql/enums'
import { countReturnedRows } from '../graphql/returnedRows'
import { calculateOnce } from '../reading/calculateOnce'
import { toDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { shownAge } from '../reading/shownAge'
import { newestWeight } from '../reading/weightOrder'
import { AlertRef, NoticeRef, WatchRef } from '../status/alertTypes'
import { DailyStatusRef, newestTiles } from '../status/dailyStatusTypes'
import { readWatches } from '../status/readWatches'
import { photoAddress } from '../storage/photoStore'
import { curveWeighings } from '../weight/readWeights'
import { WeightRef } from '../weight/types'
import { weightCurve, WeightCurveRef } from '../weight/weightCurveTypes'
import { VetLimitRef } from './vetNumberTypes'

/** The weighings of a cat that a document's cost counts. */
const USUAL_WEIGHTS = 250

const clocks = new WeakMap<RecordRow['user'], AccountClock>()

/** Returns the clock of a record's owner, which is computed once for each owner of a request. */
export function clockOf({ user }: RecordRow, context: Context): AccountClock {
  const clock = clocks.get(user) ?? accountClock(user, context)
  clocks.set(user, clock)
  return clock
}

/**
 * Returns the clock by which a record is shown. The record of a dead cat stays at its last day, so
 * that its periods show the cat's life and not the time since (product/cats 5.3).
 */
export function recordClock(record: RecordRow, context: Context): AccountClock {
  const clock = clockOf(record, context)
  const { inMemorySince, diedOn } = record
  if (inMemorySince === null) return clock
  const lastDay = diedOn ? toDay(diedOn) : dayIn(inMemorySince, clock.timeZone)
  return { ...clock, today: lastDay }
}

/**
 * The fields that the owner's Animal and the vet's SharedAnimal have in common (docs/layers 3.3).
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
      resolve: (record, _, context) => shownAge(record, recordClock(record, context)),
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
      description:
        'The owner’s calendar day now, which is J0. In the record of a dead cat it stays the day of ' +
        'the death, or that of the closure if none was given.',
      resolve: (record, _, context) => recordClock(record, context).today,
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
      resolve: (record, _, context) =>
        record.inMemorySince ? [] : notices(record.measurements, clockOf(record, context).now),
    }),
    toConfirm: t.field({
      type: [CategoryEnum],
      description:
        'The questions with a notice, including notices that a red alert hides. The app shows ' +
        '“à confirmer” instead of “stable” on their green tiles.',
      resolve: (record, _, context) =>
        record.inMemorySince ? [] : toConfirm(record.measurements, clockOf(record, context).now),
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
          : calculateOnce(record, context, {
              key: 'shownWatches',
              read: () => readWatches(record, clock, context),
              calculate: shownWatches<Watch>,
            })
      },
    }),
    hasHelpers: t.boolean({
      description:
        'True if the circle has members other than the owner, or if a former one wrote one of the ' +
        'newest entries. Authors are shown only then.',
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
        complexity: pagePrice,
        resolve: readEntryPage,
      },
      MeasurementConnection,
    ),
    weights: t.prismaField({
      type: [WeightRef],
      complexity: wholeListPrice(USUAL_WEIGHTS),
      description: 'Newest first.',
      resolve: async (query, record, _, context) =>
        countReturnedRows(
          await relationsOf(record, context).weights({ ...query, orderBy: newestWeight }),
          USUAL_WEIGHTS,
          context,
        ),
    }),
    weightCurve: t.field({
      type: WeightCurveRef,
      complexity: 10,
      resolve: (record, _, context) => {
        const clock = recordClock(record, context)
        return calculateOnce(record, context, {
          key: 'weightCurve',
          read: () => curveWeighings(record, clock, context),
          calculate: (weighings) => weightCurve(weighings, clock.today),
        })
      },
    }),
  }),
})
