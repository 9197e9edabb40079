import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from '../testing/watchInput'
import { mergePendingStock } from './pendingStock'
import { amountAdded, toStockUnit, type StockChange, type StockTerms } from './stock'

// A device shows what is left as if all had arrived, whatever part of it the server has already.

const anyTerms: fc.Arbitrary<StockTerms> = fc
  .constantFrom(
    { unit: 'dose' as const, bagMl: null },
    { unit: 'ml' as const, bagMl: null },
    { unit: 'bag' as const, bagMl: 500 },
  )
  .map((its) => ({ ...its, startedAt: today, startedOn: today, warningDays: 7 }))
const anyChange: fc.Arbitrary<StockChange> = fc.record({
  uuid: fc.uuid(),
  kind: fc.constantFrom('renewed', 'corrected'),
  amount: fc.integer({ min: -50_000, max: 50_000 }).map((amount) => amount / 1_000),
  at: fc.constant(`${today}T08:00:00.000Z`),
  openedOn: fc.constant(null),
  useBy: fc.constant(null),
})
const anyDose = fc.record({ uuid: fc.uuid(), taken: fc.integer({ min: 0, max: 5_000 }) })

/** The places that have an event: the server, the device or both; and the events that are taken back. */
const anyWay = fc.constantFrom(
  'sent',
  'pending',
  'both',
  'sent undone',
  'pending undone',
  'both undone',
)
const ways = <Event>(event: fc.Arbitrary<Event>) =>
  fc.array(fc.tuple(event, anyWay), { maxLength: 8 })

test('renewals and corrections less given doses, each once, whatever arrived', () => {
  fc.assert(
    fc.property(anyTerms, ways(anyChange), ways(anyDose), (terms, changes, doses) => {
      const on = <Event>(events: [Event, string][], ...words: string[]) =>
        events.filter(([, way]) => words.some((word) => way.startsWith(word))).map(([one]) => one)
      const sum = (all: { taken: number }[]) => all.reduce((total, { taken }) => total + taken, 0)
      const added = (all: StockChange[]) =>
        amountAdded(
          terms,
          all.map(({ amount }) => amount),
        )
      const [sentChanges, sentDoses] = [on(changes, 'sent', 'both'), on(doses, 'sent', 'both')]
      const shown = mergePendingStock(
        {
          ...terms,
          level: toStockUnit(terms, added(sentChanges) - sum(sentDoses)),
          changes: sentChanges,
          recentDoses: sentDoses.map(({ uuid, taken }) => ({
            uuid,
            amount: toStockUnit(terms, taken),
          })),
        },
        {
          changes: on(changes, 'pending', 'both'),
          doses: on(doses, 'pending', 'both'),
          undoneDoseIds: doses
            .filter(([, way]) => way.endsWith('undone'))
            .map(([{ uuid }]) => uuid),
        },
      )
      const remainingDoses = doses.filter(([, way]) => !way.endsWith('undone')).map(([one]) => one)
      expect(shown.amountLeft).toBe(added(changes.map(([one]) => one)) - sum(remainingDoses))
      expect(shown.changes.map(({ uuid }) => uuid).toSorted()).toEqual(
        changes.map(([{ uuid }]) => uuid).toSorted(),
      )
    }),
  )
})
