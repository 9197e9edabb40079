import { toStockUnit, type StockTerms, stockChangeKinds, stockUnits } from '#shared/stock/stock'
import { type StockState, stockState } from '#shared/stock/stockState'
import { clockOf } from '../cat/healthRecord'
import { AnimalRef } from '../cat/types'
import { builder, wholeListPrice } from '../graphql/builder'
import type { Context } from '../graphql/context'
import type { RecordRow } from '../reading/record'
import { readStocks, type RecentDose, type StockRow, type StoredChange } from '../reading/stockRows'

export const StockUnitEnum = builder.enumType('StockUnit', { values: stockUnits })
export const StockChangeKindEnum = builder.enumType('StockChangeKind', { values: stockChangeKinds })

const StockChangeRef = builder
  .objectRef<StoredChange>('StockChange')
  .implement({
    description: 'A renewal, or a correction by hand.',
    fields: (t) => ({
      uuid: t.expose('uuid', { type: 'UUID' }),
      kind: t.expose('kind', { type: StockChangeKindEnum }),
      amount: t.exposeFloat('amount', {
        description: 'The added amount, in the stock’s unit; negative if it takes away.',
      }),
      at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
      openedOn: t.expose('openedOn', { type: 'Date', nullable: true }),
      useBy: t.expose('useBy', { type: 'Date', nullable: true }),
      note: t.exposeString('note', { nullable: true }),
      by: t.exposeString('by', {
        nullable: true,
        description: 'The first name of the author. It is null if that account was deleted.',
      }),
    }),
  })

const StockDoseRef = builder
  .objectRef<{ dose: RecentDose; terms: StockTerms }>('StockDose')
  .implement({
    description:
      'A dose of the last 8 days. A device compares it with its pending doses, so that none is ' +
      'counted twice.',
    fields: (t) => ({
      uuid: t.field({ type: 'UUID', resolve: ({ dose }) => dose.uuid }),
      amount: t.float({
        description:
          'The taken amount, in the stock’s unit; 0 if it was skipped or does not count.',
        resolve: ({ dose, terms }) => toStockUnit(terms, dose.taken),
      }),
    }),
  })

export const StockRef = builder
  .objectRef<StockRow & StockState>('Stock')
  .implement({
    description: 'The stock of a course (product/stock): changes less given doses.',
    fields: (t) => ({
      course: t.expose('course', { type: 'UUID' }),
      name: t.string({
        description: 'The name of the treatment.',
        resolve: ({ plan }) => plan.steps.at(-1)?.name ?? '',
      }),
      unit: t.expose('unit', { type: StockUnitEnum }),
      bagMl: t.exposeInt('bagMl', { nullable: true, description: 'The mL of one bag.' }),
      warningDays: t.exposeInt('warningDays'),
      isPutAway: t.exposeBoolean('isPutAway', {
        description: 'True if the stock is hidden and raises no reminder.',
      }),
      startedAt: t.field({
        type: 'DateTime',
        description: 'Doses count from this instant.',
        resolve: ({ startedAt }) => new Date(startedAt),
      }),
      startedOn: t.expose('startedOn', { type: 'Date' }),
      lastMl: t.int({
        nullable: true,
        description: 'The mL of the newest given dose, by which a plan without mL is counted.',
        resolve: ({ plan }) => plan.lastMl,
      }),
      level: t.exposeFloat('level', {
        description: 'The amount left, in the unit of the stock. It may be below 0.',
      }),
      daysLeft: t.exposeInt('daysLeft', {
        nullable: true,
        description:
          'The whole days that the level covers by the plan. It is null if they are unknown, or more than a year.',
      }),
      runsOutOn: t.expose('runsOutOn', {
        type: 'Date',
        nullable: true,
        description: 'The first day with a planned dose that the level does not cover.',
      }),
      openedOn: t.expose('openedOn', { type: 'Date', nullable: true }),
      useBy: t.expose('useBy', { type: 'Date', nullable: true }),
      isLow: t.exposeBoolean('isLow', {
        description: 'True from `warningDays` on, while the treatment runs.',
      }),
      message: t.exposeString('message', { description: 'In French: “Reste 12\u00a0jours”.' }),
      useByMessage: t.exposeString('useByMessage', {
        nullable: true,
        description: 'In French, from a week before `useBy` on, while something is left.',
      }),
      changes: t.field({
        type: [StockChangeRef],
        description: 'The newest 50, and those that have the pack’s dates, newest first.',
        resolve: ({ changes }) => changes,
      }),
      recentDoses: t.field({
        type: [StockDoseRef],
        description: 'The doses of the last 8 days.',
        resolve: (terms) => terms.plan.doses.map((dose) => ({ dose, terms })),
      }),
    }),
  })

/** Returns the stocks of a cat, by the owner's day. */
export async function stocksOf(
  record: RecordRow,
  context: Context,
): Promise<(typeof StockRef.$inferType)[]> {
  const { today } = clockOf(record, context)
  const rows = await readStocks(record, today, context)
  return rows.map((row) => ({ ...row, ...stockState(row, today) }))
}

builder.objectField(AnimalRef, 'stocks', (t) =>
  t.field({
    type: [StockRef],
    complexity: wholeListPrice(5),
    description: 'Oldest first; includes stocks that are put away.',
    resolve: (record, _, context) => stocksOf(record, context),
  }),
)
