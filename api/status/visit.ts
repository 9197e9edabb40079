import { addDays, dayBounds, dayIn, daysBetween, isDay } from '#shared/base/time'
import type { ReportedCourse } from '#shared/care/careReport'
import { categories } from '#shared/health/answers/entry'
import type { JudgedDays } from '#shared/health/period/dayEvents'
import { defaultVisitStart, visit } from '#shared/health/period/visit'
import { FARTHEST_VISIT_DAYS, USUAL_VISIT_DAYS } from '#shared/health/period/visitDays'
import {
  answeredWords,
  countWords,
  doseWords,
  newSignWords,
  type ShownVisit,
  weighingWords,
} from '#shared/health/period/visitWords'
import type { Weighing } from '#shared/weight/weightCurve'
import type { AccountClock } from '../base/accountClock'
import { validationError } from '../base/errors'
import { HealthRecord, recordClock } from '../cat/healthRecord'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { CategoryEnum } from '../graphql/enums'
import { calculateOnce } from '../reading/calculateOnce'
import type { RecordRow } from '../reading/record'
import { curveWeighings } from '../weight/readWeights'
import { judgedDays } from './judgedDays'

const IndicatorChangeRef = builder
  .objectRef<ShownVisit['indicators'][number]>('IndicatorChange')
  .implement({
    fields: (t) => ({
      category: t.expose('category', { type: CategoryEnum }),
      message: t.exposeString('words', {
        nullable: true,
        description:
          'Amber and red days in this period and the one before. It is null if there are none.',
      }),
    }),
  })

const VisitRef = builder
  .objectRef<ShownVisit>('Visit')
  .implement({
    description: 'The changes since a day, compared with as many days before it; in French.',
    fields: (t) => ({
      since: t.expose('since', {
        type: 'Date',
        description: 'The day of the visit. Later days are compared with the days up to it.',
      }),
      isLastVisit: t.exposeBoolean('isLastVisit', {
        description:
          'True if `since` is the day on which a vet last opened a link. False if the request ' +
          'named the day, or if no visit is known.',
      }),
      isRecordStart: t.exposeBoolean('isRecordStart', {
        description:
          'True if no visit is known and the record is younger than 90 days. `since` is then the ' +
          'day before its first entry.',
      }),
      days: t.exposeInt('days', { description: 'The number of days since then, today included.' }),
      answered: t.exposeString('answered', {
        description: '“40 jours renseignés sur 42 (avant\u00a0: 38 sur 42)”.',
      }),
      indicators: t.field({ type: [IndicatorChangeRef], resolve: ({ indicators }) => indicators }),
      newSigns: t.exposeStringList('newSigns', {
        description: 'The signs that did not occur in the days before, with the first day of each.',
      }),
      weight: t.exposeString('weight', {
        nullable: true,
        description: 'It is null if there is none, or if the link hides it.',
      }),
      doses: t.exposeString('doses', {
        nullable: true,
        description:
          'How many planned doses of all treatments were given, up to yesterday. ' +
          'It is null if none was planned, or if the link hides them.',
      }),
    }),
  })

builder.interfaceField(HealthRecord, 'visit', (t) =>
  t.field({
    type: VisitRef,
    nullable: true,
    complexity: 60,
    args: {
      since: t.arg.string({
        description:
          `YYYY-MM-DD, before today, ${FARTHEST_VISIT_DAYS} days ago at most. By ` +
          'default the day on which another link was last opened, else ' +
          `${USUAL_VISIT_DAYS} days ago, or the day before the first entry.`,
      }),
    },
    description: 'The changes since a visit. It is null if neither period has an entry.',
    resolve: (record, { since }, context) => {
      const clock = recordClock(record, context)
      return calculateOnce(record, context, {
        key: `visit ${since ?? ''}`,
        read: () => readVisit(record, since ?? null, clock, context),
        calculate: (visit) => shownVisit(visit, clock),
      })
    },
  }),
)

function requirePast(day: string, { today }: AccountClock): string {
  if (!isDay(day) || day >= today || daysBetween(day, today) > FARTHEST_VISIT_DAYS)
    throw validationError({
      since: `Choisissez un jour passé, il y a ${FARTHEST_VISIT_DAYS} jours au plus`,
    })
  return day
}

/**
 * Returns the day of the last visit. It is `null` if none is known, or if it is too long ago to
 * compare.
 */
async function lastVisitOf(
  { id, link }: RecordRow,
  { today, timeZone }: AccountClock,
  { loaders, now }: Context,
): Promise<string | null> {
  const at = await loaders.lastVisits.load({
    animalId: id,
    token: link?.token ?? null,
    now,
    before: dayBounds(today, timeZone).start,
  })
  const day = at && dayIn(at, timeZone)
  return day && daysBetween(day, today) <= FARTHEST_VISIT_DAYS ? day : null
}

const usualFirstDay = ({ today }: AccountClock): string => addDays(today, -2 * USUAL_VISIT_DAYS)
const coursesSince = ({ id }: RecordRow, since: string, { loaders }: Context) =>
  loaders.treatmentHistories.load({ animalId: id, since })

interface VisitData {
  /** `null` if no day was requested and no visit is known */
  since: string | null
  isLastVisit: boolean
  judged: JudgedDays
  weighings: readonly Weighing[]
  courses: readonly ReportedCourse[]
}

async function readVisit(
  record: RecordRow,
  requestedSince: string | null,
  clock: AccountClock,
  context: Context,
): Promise<VisitData> {
  const { today } = clock
  // Batched with the care report's, in one statement.
  const [lastVisit, usual] = await Promise.all([
    requestedSince === null ? lastVisitOf(record, clock, context) : null,
    coursesSince(record, usualFirstDay(clock), context),
  ])
  const visitDay = requestedSince === null ? lastVisit : requirePast(requestedSince, clock)
  const length = visitDay === null ? USUAL_VISIT_DAYS : daysBetween(visitDay, today)
  const first = addDays(today, -2 * length)
  const [judged, weighings, courses] = await Promise.all([
    judgedDays(record, 2 * length, context),
    curveWeighings(record, clock, context),
    first < usualFirstDay(clock) ? coursesSince(record, first, context) : usual,
  ])
  return { since: visitDay, isLastVisit: lastVisit !== null, judged, weighings, courses }
}

function shownVisit(
  { since: visitDay, isLastVisit, judged, weighings, courses }: VisitData,
  { today }: AccountClock,
): ShownVisit | null {
  const { since, isRecordStart } =
    visitDay === null ? defaultVisitStart(judged, today) : { since: visitDay, isRecordStart: false }
  const changes = visit(judged, weighings, { since, today })
  return (
    changes && {
      since,
      isLastVisit,
      isRecordStart,
      days: daysBetween(since, today),
      answered: answeredWords(changes, isRecordStart),
      indicators: categories.map((category) => ({
        category,
        words: countWords(changes, category),
      })),
      newSigns: newSignWords(changes.newSigns),
      weight: weighingWords(changes),
      doses: doseWords(courses, { since, today }),
    }
  )
}
