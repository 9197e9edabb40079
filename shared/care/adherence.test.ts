import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../base/time'
import { anyPlan, course, givenDose, step } from '../testing/courses'
import { today } from '../testing/watchInput'
import { adherence, adherenceWords } from './adherence'
import { slotsOf } from './course'

describe('adherence (product/care 3.1)', () => {
  test('counts doses of the days before today: given, skipped by their reason, and without a note', () => {
    const doses = [
      givenDose(0),
      givenDose(1),
      { ...givenDose(2), outcome: 'skipped' as const, reason: 'refused' as const },
      givenDose(3),
      givenDose(3),
      { ...givenDose(4), outcome: 'skipped' as const, reason: null },
    ]
    const one = { ...course(), doses: doses.map((dose) => ({ reason: null, ...dose })) }
    expect(adherence(one, today, 7)).toEqual({
      planned: 7,
      given: 2,
      skipped: { refused: 1, unsaid: 1 },
      unanswered: 3,
    })
  })

  test('a skipped dose that was given later counts as given', () => {
    const skipped = { ...givenDose(1), outcome: 'skipped' as const, reason: 'vomited' as const }
    expect(
      adherence({ ...course(), doses: [{ ...givenDose(1), reason: null }, skipped] }, today, 1),
    ).toEqual({ planned: 1, given: 1, skipped: {}, unanswered: 0 })
  })

  test('days up to the one on which the treatment was added do not count', () => {
    const one = { ...course({ addedOn: addDays(today, -3) }), doses: [] }
    expect(adherence(one, today, 30).planned).toBe(2)
    expect(adherence({ ...one, addedOn: today }, today, 90).planned).toBe(0)
  })

  test('every planned time is counted once, whatever the plan and its changes', () => {
    fc.assert(
      fc.property(
        anyPlan,
        anyPlan,
        fc.nat(60),
        fc.array(fc.nat(90)),
        (first, second, back, noted) => {
          const change = addDays(today, -back)
          const steps = [
            step({ plan: first, lastDay: addDays(change, -1) }),
            step({ plan: second, firstDay: change }),
          ]
          const doses = noted.map((daysAgo) => ({
            ...givenDose(daysAgo, first.times[0]),
            reason: null,
          }))
          const {
            planned,
            given: times,
            unanswered,
          } = adherence({ ...course({ steps, addedOn: '2024-01-01' }), doses }, today, 90)
          expect(times + unanswered).toBe(planned)
          const days = Array.from({ length: 90 }, (_, index) => addDays(today, -1 - index))
          expect(planned).toBe(
            days.reduce((sum, day) => sum + slotsOf({ steps, doses }, day).length, 0),
          )
        },
      ),
    )
  })

  test.each([
    [
      { planned: 28, given: 26, skipped: { refused: 1 }, unanswered: 1 },
      '26 sur 28, 1 refusée, 1 sans réponse',
    ],
    [{ planned: 7, given: 7, skipped: {}, unanswered: 0 }, '7 sur 7'],
    [
      {
        planned: 9,
        given: 0,
        skipped: { unsaid: 1, vet: 2, none_left: 3, forgotten: 2, vomited: 1 },
        unanswered: 0,
      },
      '0 sur 9, 1 vomie, 2 oubliées, 3 manquantes (plus de stock), 2 sautées sur avis du vétérinaire, 1 sautée',
    ],
  ])('%o: %s', (counts, words) => {
    expect(adherenceWords(counts)).toBe(words)
  })

  test('each skipped time is in the words', () => {
    const reasons = ['refused', 'vomited', 'forgotten', 'none_left', 'vet', 'other', null] as const
    const doses = reasons.map((reason, index) => ({
      ...givenDose(index + 1),
      outcome: 'skipped' as const,
      reason,
    }))
    expect(adherenceWords(adherence({ ...course(), doses }, today, 7)).match(/\b1 /g)).toHaveLength(
      reasons.length,
    )
  })
})
