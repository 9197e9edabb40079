import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../base/time'
import { anyPlan, course, givenDose, plan, step } from '../testing/courses'
import { today } from '../testing/watchInput'
import {
  conflictingDose,
  endedSlots,
  hasFluidsOn,
  slotsOf,
  slotState,
  stepOn,
  unplannedDoses,
} from './course'

const timeZone = 'Europe/Paris'
const now = new Date(`${today}T09:00:00Z`)
const twiceDaily = plan({ times: ['08:00', '20:00'] })
const states = (of: Parameters<typeof slotsOf>[0], day = today) =>
  slotsOf(of, day).map((slot) => `${slot.time} ${slotState(slot, { today, now, timeZone })}`)

test.each([
  ['false for a medicine', course({ kind: 'medicine' }), false],
  ['true for fluids on every day', course({ kind: 'fluids' }), true],
  [
    'true for fluids as needed',
    course({ kind: 'fluids', steps: [step({ plan: plan({ kind: 'needed' }) })] }),
    true,
  ],
  [
    'false for fluids that ended yesterday',
    course({ kind: 'fluids', steps: [step({ lastDay: addDays(today, -1) })] }),
    false,
  ],
  [
    'false for fluids that begin tomorrow',
    course({ kind: 'fluids', steps: [step({ firstDay: addDays(today, 1) })] }),
    false,
  ],
])('fluids run today: %s', (_, given, expected) => {
  expect(hasFluidsOn([given], today)).toBe(expected)
})

describe('the planned times of a day and what was noted (product/care 2.2)', () => {
  test('given, skipped, due, later; missed when the day is over', () => {
    expect(states(course({ steps: [step({ plan: twiceDaily })] }))).toEqual([
      '08:00 due',
      '20:00 later',
    ])
    expect(states(course({ steps: [step({ plan: twiceDaily })] }), addDays(today, -1))).toEqual([
      '08:00 missed',
      '20:00 missed',
    ])
    expect(states(course({ doses: [givenDose(0)] }))).toEqual(['08:00 given'])
    expect(states(course({ doses: [givenDose(0, '08:00', { outcome: 'skipped' })] }))).toEqual([
      '08:00 skipped',
    ])
    expect(
      states(course({ doses: [givenDose(0, '08:00', { outcome: 'skipped' }), givenDose(0)] })),
    ).toEqual(['08:00 given'])
  })

  test('a change that begins today keeps this morning’s dose, if its time is still planned', () => {
    const steps = [
      step({ lastDay: addDays(today, -1) }),
      step({ firstDay: today, plan: twiceDaily }),
    ]
    expect(stepOn(steps, today)).toBe(steps[1])
    expect(states(course({ steps, doses: [givenDose(0)] }))).toEqual(['08:00 given', '20:00 later'])
    expect(states(course({ steps }), addDays(today, -1))).toEqual(['08:00 missed'])
    const moved = course({
      steps: [steps[0]!, step({ firstDay: today, plan: plan({ times: ['09:30'] }) })],
      doses: [givenDose(0)],
    })
    expect(states(moved)).toEqual(['09:30 due'])
    expect(unplannedDoses(moved, today)).toEqual([givenDose(0)])
  })

  test('doses after a treatment’s end are kept and marked', () => {
    const ended = course({ steps: [step({ lastDay: addDays(today, -3) })], doses: [givenDose(1)] })
    expect(slotsOf(ended, addDays(today, -1))).toEqual([])
    expect(unplannedDoses(ended, addDays(today, -1))).toEqual([givenDose(1)])
    expect(endedSlots(ended, today, 2)).toEqual([])
  })

  test('no dose is lost: each is at a planned time of its day or outside of the plan', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.array(fc.tuple(fc.nat(10), fc.constantFrom('08:00', '12:15', null))),
        (any, days) => {
          const doses = days.map(([daysAgo, time]) => givenDose(daysAgo, time))
          const one = course({ steps: [step({ plan: any, lastDay: addDays(today, -2) })], doses })
          const shown = Array.from({ length: 11 }, (_, back) => addDays(today, -back)).flatMap(
            (day) => [
              ...slotsOf(one, day).flatMap((slot) => slot.doses),
              ...unplannedDoses(one, day),
            ],
          )
          expect(new Set(shown)).toEqual(new Set(doses))
          expect(shown).toHaveLength(doses.length)
        },
      ),
    )
  })
})

describe('the double-dose guard (product/care 2.3)', () => {
  test('requires a confirmation for the same planned time, and for no other', () => {
    const one = course({ doses: [givenDose(0)] })
    expect(conflictingDose(one, givenDose(0))).toEqual(givenDose(0))
    expect(conflictingDose(one, givenDose(0, '20:00'))).toBeUndefined()
    expect(conflictingDose(one, givenDose(1))).toBeUndefined()
    expect(
      conflictingDose(
        course({ doses: [givenDose(0, '08:00', { outcome: 'skipped' })] }),
        givenDose(0),
      ),
    ).toBeUndefined()
  })

  test('as needed: a dose closer than the shortest interval, over midnight too', () => {
    const needed = (shortestHours: number | null) =>
      course({
        steps: [step({ plan: plan({ kind: 'needed', times: [], shortestHours }) })],
        doses: [givenDose(1, null, { at: '2025-03-15T22:30:00.000Z' })],
      })
    const at = (instant: string) => givenDose(0, null, { at: instant })
    expect(conflictingDose(needed(8), at('2025-03-16T06:29:00.000Z'))).toBeDefined()
    expect(conflictingDose(needed(8), at('2025-03-16T06:30:00.000Z'))).toBeUndefined()
    expect(conflictingDose(needed(null), at('2025-03-15T22:31:00.000Z'))).toBeUndefined()
    const timed = givenDose(0, '06:29', { at: '2025-03-16T06:29:00.000Z' })
    expect(conflictingDose(needed(8), timed)).toBeDefined()
  })

  test('as needed: the shortest interval holds after the end', () => {
    const needed = step({
      plan: plan({ kind: 'needed', times: [], shortestHours: 8 }),
      lastDay: addDays(today, -1),
    })
    const given = givenDose(1, null, { at: '2025-03-15T22:30:00.000Z' })
    const soonAfter = givenDose(0, null, { at: '2025-03-16T06:29:00.000Z' })
    expect(conflictingDose(course({ steps: [needed], doses: [given] }), soonAfter)).toEqual(given)
  })

  test('as needed: a planned dose of a day before, noted late, is not close', () => {
    const needed = step({
      plan: plan({ kind: 'needed', times: [], shortestHours: 8 }),
      firstDay: today,
    })
    const given = givenDose(1, '20:00', { at: '2025-03-16T06:00:00.000Z' })
    const steps = [step({ plan: plan({ times: ['20:00'] }), lastDay: given.day }), needed]
    const now = givenDose(0, null, { at: '2025-03-16T07:00:00.000Z' })
    expect(conflictingDose(course({ steps, doses: [given] }), now)).toBeUndefined()
    expect(conflictingDose(course({ steps: [needed], doses: [given] }), now)).toEqual(given)
  })
})

test('days up to the one on which the treatment was added do not count', () => {
  const one = course({ addedOn: addDays(today, -3) })
  expect(endedSlots(one, today, 5).map(({ day }) => day)).toEqual([
    addDays(today, -1),
    addDays(today, -2),
  ])
})
