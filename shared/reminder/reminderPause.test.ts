import { describe, expect, test } from 'vitest'
import { addDays } from '../base/time'
import { course, givenDose, plan, step } from '../testing/courses'
import { dueSubjects, timeOnDay } from '../testing/reminders'
import { today, weighed } from '../testing/watchInput'
import type { ReminderData } from './reminder'

// A user is reminded of weekly doses or weighings although the days between have no note, and gets
// one message after three days without a response (product/reminders 2.4).

const withoutQuestions = { questionsAt: null, dosesAgain: null }

describe('a treatment with days between its doses', () => {
  const everyDays = (interval: number, daysAgo: readonly number[] = []): Partial<ReminderData> => ({
    courses: [
      course({
        addedOn: addDays(today, -360),
        steps: [step({ plan: plan({ everyDays: interval }), firstDay: addDays(today, -360) })],
        doses: daysAgo.map((days) => givenDose(days)),
      }),
    ],
  })
  /** Returns the reminders of each day from today on, by days from today. */
  const raised = (given: Partial<ReminderData>, chosen: { questionsAt: string | null }) =>
    Array.from({ length: 64 }, (_, days) => {
      const now = timeOnDay('08:00', addDays(today, days))
      return dueSubjects({ chosenOn: addDays(today, -1), ...given }, now, {
        ...withoutQuestions,
        ...chosen,
      }).map((subject) => [days, subject.split(' ')[0]])
    }).flat()
  const dosesAt = (days: readonly number[]) => days.map((day) => [day, 'doses'])

  test.each([
    [1, [0, 1, 2], 3],
    [2, [0, 2, 4], 6],
    [6, [0, 6, 12], 18],
    [20, [0, 20, 40], 60],
  ])(
    'every %i days: three days without a response are reminded of, then one message',
    (interval, reminded, pause) => {
      expect(raised(everyDays(interval), { questionsAt: null })).toEqual([
        ...dosesAt(reminded),
        [pause, 'pause'],
      ])
    },
  )

  test.each([
    [6, [12, 18, 24], 30],
    [15, [30, 45, 60], undefined],
  ])('every %i days: a noted dose starts again', (interval, reminded, pause) => {
    const doses = everyDays(interval, [0, -interval])
    expect(raised(doses, { questionsAt: null })).toEqual([
      ...dosesAt(reminded),
      ...(pause ? [[pause, 'pause']] : []),
    ])
  })

  test.each([1, 7, 30])('every %i days: a silence of a year stays one', (interval) => {
    const silent = { ...everyDays(interval), chosenOn: addDays(today, -365) }
    expect(raised(silent, { questionsAt: null })).toEqual([])
  })

  test('a dose before the days that were read counts', () => {
    const now = timeOnDay('08:00', addDays(today, 30))
    const read = { ...everyDays(6), chosenOn: addDays(today, -60) }
    expect(dueSubjects(read, now, withoutQuestions)).toEqual([])
    expect(
      dueSubjects({ ...read, earlierDoseDays: [addDays(today, 24)] }, now, withoutQuestions),
    ).toEqual([`doses ${addDays(today, 30)} 08:00`])
  })

  test('ignored questions stop it, and questions that have ended do not', () => {
    const withQuestions = { questionsAt: '08:00' }
    const ignored = raised({ ...everyDays(6), entryDays: [today] }, withQuestions)
    expect(ignored).toEqual([
      [0, 'doses'],
      [1, 'questions'],
      [2, 'questions'],
      [3, 'questions'],
      [4, 'pause'],
    ])
    const ended = { ...everyDays(6, [0]), chosenOn: addDays(today, -60) }
    expect(raised(ended, withQuestions)).toEqual([...dosesAt([6, 12, 18]), [24, 'pause']])
  })
})

describe('the weighing', () => {
  const weighings = [weighed(28, 4000)]
  const chosenOn = addDays(today, -28)

  test('is reminded of if nothing else is', () => {
    const due = (chosen: { questionsAt: string | null; doses: boolean }) =>
      dueSubjects({ weighings, chosenOn }, timeOnDay('10:00'), chosen)
    expect(due({ questionsAt: null, doses: true })).toEqual([`weighing ${chosenOn}`])
    expect(due({ questionsAt: '10:00', doses: true })).toEqual([])
  })
})
