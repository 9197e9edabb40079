import { addDays } from '#shared/base/time'
import {
  type CareChange,
  type CareReport,
  careReport,
  type FluidsPeriod,
  type PeriodAdherence,
  REPORT_DAYS,
  type RunningTreatment,
  type StockWords,
} from '#shared/care/careReport'
import { stockState } from '#shared/stock/stockState'
import { HealthRecord, recordClock } from '../cat/healthRecord'
import { builder } from '../graphql/builder'
import { calculateOnce } from '../reading/calculateOnce'
import { readStocks, type StockRow } from '../reading/stockRows'
import { TreatmentKindEnum } from './treatmentTypes'

const AdherenceRef = builder
  .objectRef<PeriodAdherence>('Adherence')
  .implement({
    description:
      'The planned times of past days and how many doses were given, the longest period last.',
    fields: (t) => ({
      days: t.exposeInt('days', { description: 'The number of days before today: 7, 30 or 90.' }),
      planned: t.exposeInt('planned'),
      given: t.exposeInt('given'),
      skipped: t.int({
        resolve: ({ skipped }) => Object.values(skipped).reduce((sum, count) => sum + count, 0),
      }),
      unanswered: t.exposeInt('unanswered'),
      message: t.exposeString('words', {
        description:
          'A French text that counts skipped doses by reason, such as “26 sur 28, 1 refusée, 1 sans réponse”.',
      }),
    }),
  })

const RunningTreatmentRef = builder
  .objectRef<RunningTreatment>('RunningTreatment')
  .implement({
    description: 'A course that runs today.',
    fields: (t) => ({
      course: t.expose('courseId', { type: 'UUID', description: 'The course of its treatments.' }),
      name: t.exposeString('name'),
      kind: t.expose('kind', { type: TreatmentKindEnum }),
      dose: t.exposeString('dose', {
        description: 'Amount and plan in French: “2,5 mL, tous les jours à 08:00”.',
      }),
      since: t.expose('since', { type: 'Date' }),
      doseSince: t.expose('doseSince', {
        type: 'Date',
        description: 'The first day of this amount and plan.',
      }),
      until: t.expose('until', { type: 'Date', nullable: true }),
      note: t.exposeString('note', { nullable: true }),
      adherence: t.field({
        type: [AdherenceRef],
        description: 'A longer period is returned only if it has more planned times.',
        resolve: ({ adherence }) => adherence,
      }),
      givenAsNeeded: t.int({
        nullable: true,
        description: 'The doses of the last 30 days. It is null if the treatment has a plan.',
        resolve: ({ needed }) => needed,
      }),
      stock: t.exposeString('stock', {
        nullable: true,
        description: 'In French: “Reste 12\u00a0jours”. It is null if no stock is followed.',
      }),
    }),
  })

const CareChangeRef = builder
  .objectRef<CareChange>('CareChange')
  .implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Date', description: 'The day may be in the future.' }),
      message: t.string({
        description: 'In French: “Semintra\u00a0: 2,5 mL → 3 mL”.',
        resolve: ({ words, reason }) => (reason === null ? words : `${words} (${reason})`),
      }),
      startsRunning: t.exposeBoolean('startsRunning', {
        description: 'True for the first day of a treatment that `running` contains.',
      }),
    }),
  })

const FluidsRef = builder
  .objectRef<FluidsPeriod>('Fluids')
  .implement({
    description: 'The fluids that were given under the skin.',
    fields: (t) => ({
      days: t.exposeInt('days', {
        description:
          'The number of days, today included: 7, 30 or 90. It is smaller if the first perfusion ' +
          'is more recent.',
      }),
      ml: t.exposeInt('ml'),
      weeklyMl: t.exposeInt('weeklyMl'),
      daysWith: t.exposeInt('daysWith'),
    }),
  })

const CareReportRef = builder
  .objectRef<CareReport>('CareReport')
  .implement({
    fields: (t) => ({
      running: t.field({ type: [RunningTreatmentRef], resolve: ({ running }) => running }),
      changes: t.field({
        type: [CareChangeRef],
        description: 'The changes of the last 90 days and future ones, newest first.',
        resolve: ({ changes }) => changes,
      }),
      fluids: t.field({
        type: [FluidsRef],
        description: 'The shortest period first. Empty if none was noted.',
        resolve: ({ fluids }) => fluids,
      }),
    }),
  })

const stockWords = (stocks: readonly StockRow[], today: string): StockWords =>
  new Map(
    stocks.flatMap((stock) => {
      const { message, useByMessage } = stockState(stock, today)
      const words = [message, useByMessage].filter(Boolean).join(', ')
      return stock.isPutAway ? [] : [[stock.course, words] as const]
    }),
  )

builder.interfaceField(HealthRecord, 'careReport', (t) =>
  t.field({
    type: CareReportRef,
    nullable: true,
    complexity: 40,
    description:
      'The treatments of the last 90 days and how they were given. It is null if there is none.',
    resolve: (record, _, context) => {
      const { today } = recordClock(record, context)
      return calculateOnce(record, context, {
        key: 'careReport',
        read: () =>
          Promise.all([
            context.loaders.treatmentHistories.load({
              animalId: record.id,
              since: addDays(today, -REPORT_DAYS),
            }),
            record.inMemorySince ? [] : readStocks(record, today, context),
          ]),
        calculate: ([courses, stocks]) => careReport(courses, today, stockWords(stocks, today)),
      })
    },
  }),
)
