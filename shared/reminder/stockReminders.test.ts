import { describe, expect, test } from 'vitest'
import { addDays } from '../base/time'
import { givenDose, plan, step } from '../testing/courses'
import { dueSubjects, timeOnDay } from '../testing/reminders'
import { today } from '../testing/watchInput'
import type { RemindedStock } from './reminder'
import type { ReminderChoice } from './reminderChoice'

const planned = { ...step(), amount: 1, unit: 'tablet' as const }
const stock: RemindedStock = {
  course: 'c',
  renewal: 'r',
  unit: 'dose',
  warningDays: 7,
  amountLeft: 9_000,
  plan: { steps: [planned], doses: [], lastMl: null },
  runsOutOn: addDays(today, 9),
  useBy: addDays(today, 10),
}
const on = (
  days: number,
  more: Partial<RemindedStock> = {},
  { time = '10:00', ...chosen }: Partial<ReminderChoice> & { time?: string } = {},
) =>
  dueSubjects({ stocks: [{ ...stock, ...more }] }, timeOnDay(time, addDays(today, days)), {
    questionsAt: null,
    ...chosen,
  })

describe('reminders of stocks (product/stock 3)', () => {
  test('at ten, from the chosen days on, once per renewal; a week before the date', () => {
    const tooEarlyOrLate = [on(2, {}, { time: '09:59' }), on(2, {}, { time: '11:01' })]
    expect([on(0), on(1), ...tooEarlyOrLate].flat()).toEqual([])
    expect(on(2)).toEqual(['stock c r'])
    expect(on(3)).toEqual(['stock c r', `use_by c ${addDays(today, 10)}`])
    expect(on(4)).toEqual(['stock c r'])
    expect(on(4, { renewal: 's' })).toEqual(['stock c s'])
    expect(on(2, { warningDays: 6 })).toEqual([])
    expect(on(3, {}, { stock: false })).toEqual([])
  })

  test('at the end of quiet hours that contain ten, on this day or the next', () => {
    const until = (quietFrom: string, quietUntil: string) => (days: number, time: string) =>
      on(days, {}, { time, quietFrom, quietUntil })
    const lateSleeper = until('04:00', '12:00')
    expect(lateSleeper(2, '12:00')).toEqual(['stock c r'])
    expect(
      [lateSleeper(2, '10:00'), lateSleeper(2, '11:59'), lateSleeper(2, '13:01')].flat(),
    ).toEqual([])
    const nightWorker = until('09:00', '01:00')
    expect(nightWorker(2, '01:00')).toEqual(['stock c r'])
    expect([nightWorker(2, '10:00'), nightWorker(1, '01:00')].flat()).toEqual([])
    expect(until('05:00', '10:00')(2, '10:00')).toEqual(['stock c r'])
  })

  test('on the day of the line at home, also after the day’s doses', () => {
    const doses = [{ ...givenDose(0), day: addDays(today, 1) }]
    expect(on(1, { plan: { ...stock.plan, doses } })).toEqual(['stock c r'])
  })

  test('as needed, if less than one dose is left', () => {
    const steps = [{ ...planned, plan: plan({ kind: 'needed', times: [] }) }]
    const asNeeded = { plan: { ...stock.plan, steps }, runsOutOn: null }
    expect(on(0, { ...asNeeded, amountLeft: 1_000 })).toEqual([])
    expect(on(0, { ...asNeeded, amountLeft: 0 })).toEqual(['stock c r'])
  })

  test('not of an ended treatment', () => {
    const ended = { ...stock.plan, steps: [{ ...planned, lastDay: addDays(today, 2) }] }
    expect(on(3, { plan: ended })).toEqual([])
  })
})
