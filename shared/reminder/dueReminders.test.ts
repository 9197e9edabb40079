import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../base/duration'
import { addDays, clockTime, instantAt } from '../base/time'
import { course, givenDose, plan, step } from '../testing/courses'
import {
  timeOnDay,
  check,
  choice,
  reminderData,
  dueSubjects,
  timeZone,
  zones,
} from '../testing/reminders'
import { today, weighed } from '../testing/watchInput'
import { dueReminders, plannedReminders } from './dueReminders'
import type { ReminderData } from './reminder'
import { isQuiet } from './reminderChoice'

describe('the questions of the day (product/reminders 2.1)', () => {
  test.each([
    ['18:59', []],
    ['19:00', [`questions ${today}`]],
    ['20:00', [`questions ${today}`]],
    ['20:01', []],
  ])('at %s', (time, subjects) => {
    expect(dueSubjects({}, timeOnDay(time))).toEqual(subjects)
  })

  test('an answered day raises no reminder', () => {
    expect(dueSubjects({ entryDays: [today] }, timeOnDay('19:00'))).toEqual([])
    expect(dueSubjects({ entryDays: [addDays(today, -1)] }, timeOnDay('19:00'))).toEqual([
      `questions ${today}`,
    ])
    expect(dueSubjects({}, timeOnDay('19:00'), { questionsAt: null })).toEqual([])
  })

  test('three days without an entry raise one pause message, then none until the next entry', () => {
    const after = (days: number, entryDays: string[] = []) =>
      dueSubjects({ entryDays: entryDays.map(String) }, timeOnDay('19:00', addDays(today, days)))
    expect([1, 2, 3].flatMap((days) => after(days))).toEqual(
      [1, 2, 3].map((days) => `questions ${addDays(today, days)}`),
    )
    expect(after(4)).toEqual([`pause ${today}`])
    expect([5, 6, 30].flatMap((days) => after(days))).toEqual([])
    expect(after(6, [addDays(today, 5)])).toEqual([`questions ${addDays(today, 6)}`])
    const chosenOn = addDays(today, 6)
    expect(dueSubjects({ entryDays: [today], chosenOn }, timeOnDay('19:00', chosenOn))).toEqual([
      `questions ${chosenOn}`,
    ])
  })
})

describe('planned doses (product/reminders 2.2)', () => {
  const twice = course({ steps: [step({ plan: plan({ times: ['08:00', '20:00'] }) })] })
  const other = course({ name: 'Ipakitine' })
  const courses = [twice, other]

  test('one reminder per time, whatever is planned at it, and a second one while any dose is open', () => {
    expect(dueSubjects({ courses }, timeOnDay('08:00'))).toEqual([`doses ${today} 08:00`])
    expect(dueSubjects({ courses }, timeOnDay('08:30'))).toEqual([`doses_again ${today} 08:00`])
    expect(dueSubjects({ courses }, timeOnDay('08:30'), { dosesAgain: null })).toEqual([
      `doses ${today} 08:00`,
    ])
    expect(
      dueSubjects({ courses: [{ ...twice, doses: [givenDose(0)] }, other] }, timeOnDay('08:30')),
    ).toHaveLength(1)
    expect(
      dueSubjects(
        {
          courses: [
            { ...twice, doses: [givenDose(0)] },
            { ...other, doses: [givenDose(0, '08:00', { outcome: 'skipped' })] },
          ],
        },
        timeOnDay('08:30'),
      ),
    ).toEqual([])
    expect(dueSubjects({ courses }, timeOnDay('08:00'), { doses: false })).toEqual([])
  })

  test('a reminder before midnight is sent after it, within the hour', () => {
    const late = [course({ steps: [step({ plan: plan({ times: ['23:45'] }) })] })]
    const after = (time: string) =>
      dueSubjects({ courses: late }, timeOnDay(time, addDays(today, 1)), { quietFrom: '01:00' })
    expect(after('00:14')).toEqual([`doses ${today} 23:45`])
    expect(after('00:15')).toEqual([`doses_again ${today} 23:45`])
  })

  test.each([
    ['06:30', '07:00', 'doses'],
    ['06:30', '07:29', 'doses'],
    ['06:30', '07:30', 'doses_again'],
    // The first reminder would be too late: a job runs after the instant at which quiet hours end.
    ['05:45', '07:00', 'doses_again'],
    ['06:00', '07:00', 'doses_again'],
  ])('of %s, at %s after quiet hours until 07:00: %s alone', (time, now, kind) => {
    const early = [course({ steps: [step({ plan: plan({ times: [time] }) })] })]
    const dosesAgain = time < '06:30' ? 60 : 30
    expect(dueSubjects({ courses: early }, timeOnDay(now), { dosesAgain })).toEqual([
      `${kind} ${today} ${time}`,
    ])
  })

  test('noted doses prevent a pause', () => {
    const now = timeOnDay('08:00', addDays(today, 6))
    const doses = [{ ...givenDose(0), day: addDays(today, 5) }]
    expect(dueSubjects({ courses: [{ ...twice, doses }] }, now)).toEqual([
      `doses ${addDays(today, 6)} 08:00`,
    ])
    expect(dueSubjects({ courses: [twice] }, now)).toEqual([])
  })

  test('the questions stop before noted doses do, and one message ends both', () => {
    const evening = course({
      steps: [step({ plan: plan({ times: ['19:00'] }) })],
      doses: [0, -1, -2].map((daysAgo) => givenDose(daysAgo, '19:00')),
    })
    const after = (days: number) => {
      const given = { courses: [evening], entryDays: [today] }
      return dueSubjects(given, timeOnDay('19:00', addDays(today, days)))
    }
    expect(after(3)).toEqual([`questions ${addDays(today, 3)}`, `doses ${addDays(today, 3)} 19:00`])
    expect([4, 5].map(after)).toEqual([4, 5].map((day) => [`doses ${addDays(today, day)} 19:00`]))
    expect(after(6)).toEqual([`pause ${addDays(today, 2)}`])
    expect([7, 8, 30].flatMap(after)).toEqual([])
  })

  test.each([
    ['2025-03-30', '02:30', '2025-03-30T01:00:00.000Z'],
    ['2025-10-26', '02:30', undefined],
  ])('the night of a clock change has each time once: %s', (day, time, instant) => {
    const nights = [course({ steps: [step({ plan: plan({ times: [time] }) })] })]
    const chosen = { ...choice, quietFrom: '00:00', quietUntil: '00:00' }
    const reminded = new Set<string>()
    for (
      let now = timeOnDay('00:00', day).getTime();
      now < timeOnDay('00:00', addDays(day, 1)).getTime();
      now += 15 * MINUTE_MS
    ) {
      for (const { subject, at: when } of dueReminders(
        chosen,
        { ...reminderData, chosenOn: day, courses: nights },
        { now: new Date(now), ...zones },
      )) {
        if (subject.startsWith('doses ')) reminded.add(`${subject} ${when.toISOString()}`)
      }
    }
    expect(reminded.size).toBe(1)
    if (instant) expect([...reminded]).toEqual([`doses ${day} 02:30 ${instant}`])
  })
})

describe('the weighing (product/reminders 2.3)', () => {
  const weighings = [weighed(28, 4000)]
  test('a weighing is reminded of once, in the week in which it becomes due, at ten', () => {
    const days = Array.from({ length: 20 }, (_, index) => addDays(today, index - 5))
    const reminded = days.flatMap((day) =>
      dueSubjects({ weighings, chosenOn: day }, timeOnDay('10:00', day), { questionsAt: null }).map(
        (subject) => [day, subject],
      ),
    )
    expect(reminded.map(([day]) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(today, index)),
    )
    expect(new Set(reminded.map(([, subject]) => subject))).toEqual(
      new Set([`weighing ${addDays(today, -28)}`]),
    )
    expect(
      dueSubjects({ weighings: [weighed(0, 4000), ...weighings] }, timeOnDay('10:00')),
    ).toEqual([])
  })

  test('after a loss that a vet has seen, a weighing is due as without a loss', () => {
    const loss = [weighed(15, 3500), weighed(30, 4200)]
    const due = (lossSeenOn: string | null) =>
      dueSubjects({ weighings: loss, lossSeenOn }, timeOnDay('10:00'), { questionsAt: null })
    expect(due(null)).toEqual([`weighing ${addDays(today, -15)}`])
    expect(due(addDays(today, -15))).toEqual([])
  })
})

describe('the next check (product/reminders 2.8)', () => {
  const limits = [check(addDays(today, 7))]
  const on = (days: number, time = '10:00') =>
    dueSubjects({ limits }, timeOnDay(time, addDays(today, days)), { questionsAt: null })

  test('a week and a day before, at ten, whatever was noted lately', () => {
    expect(on(0)).toEqual([`check_week ${addDays(today, 7)}`])
    expect([1, 2, 3, 4, 5].flatMap((days) => on(days))).toEqual([])
    expect(on(6)).toEqual([`check_day ${addDays(today, 7)}`])
    expect([7, 8, 30].flatMap((days) => on(days))).toEqual([])
    expect([...on(0, '09:59'), ...on(0, '11:01')]).toEqual([])
  })
  test('no reminder if not chosen, done or without a day', () => {
    expect(dueSubjects({ limits }, timeOnDay('10:00'), { nextCheck: false })).toEqual([])
    expect(dueSubjects({ limits: [] }, timeOnDay('10:00'))).toEqual([])
  })
  test('a calendar has both reminders, once', () => {
    const planned = plannedReminders(
      { ...choice, questionsAt: null },
      { ...reminderData, limits },
      { now: timeOnDay('08:00'), ...zones, days: 60 },
    )
    expect([...planned].map((one) => [one.subject, one.at])).toEqual([
      [`check_week ${addDays(today, 7)}`, timeOnDay('10:00')],
      [`check_day ${addDays(today, 7)}`, timeOnDay('10:00', addDays(today, 6))],
    ])
  })
})

describe('a helper in another zone: the helper’s clock, the owner’s calendar (product/reminders 2.5)', () => {
  const auckland = { timeZone: 'Pacific/Auckland', catTimeZone: timeZone }
  const reminded = (given: Partial<ReminderData>, now: Date) =>
    dueReminders(choice, { ...reminderData, ...given }, { now, ...auckland }).map(
      ({ subject }) => subject,
    )
  // 19:00 of the 17th in the helper's zone is 07:00 of the 17th in Paris.
  const evening = instantAt('2025-03-17', '19:00', 'Pacific/Auckland')

  test('the questions are reminded of at 19:00 of the helper, if the cat’s day has no entry', () => {
    expect(clockTime(evening, timeZone)).toBe('07:00')
    expect(reminded({}, evening)).toEqual(['questions 2025-03-17'])
    expect(reminded({ entryDays: ['2025-03-16'] }, evening)).toEqual(['questions 2025-03-17'])
    expect(reminded({ entryDays: ['2025-03-17'] }, evening)).toEqual([])
    expect(reminded({}, timeOnDay('19:00'))).toEqual([])
  })
  test('if the helper’s day differs from the cat’s, the cat’s counts', () => {
    // 07:30 of the 17th in the helper's zone is 19:30 of the 16th in Paris.
    const morning = instantAt('2025-03-17', '07:30', 'Pacific/Auckland')
    const early = (entryDays: string[]) =>
      dueReminders(
        { ...choice, questionsAt: '07:30' },
        { ...reminderData, entryDays },
        { now: morning, ...auckland },
      ).map(({ subject }) => subject)
    expect(early([])).toEqual(['questions 2025-03-16'])
    expect(early(['2025-03-16'])).toEqual([])
  })
  test('a week and a day before the check are days of the owner', () => {
    // 10:00 of the 17th in the helper's zone is 22:00 of the 16th in Paris.
    const morning = instantAt('2025-03-17', '10:00', 'Pacific/Auckland')
    expect(reminded({ limits: [check('2025-03-17')] }, morning)).toEqual(['check_day 2025-03-17'])
    expect(reminded({ limits: [check('2025-03-23')] }, morning)).toEqual(['check_week 2025-03-23'])
    expect(reminded({ limits: [check('2025-03-18')] }, morning)).toEqual([])
  })
  test('planned doses are reminded of at the cat’s time, outside of the helper’s quiet hours', () => {
    const courses = [course({ steps: [step({ plan: plan({ times: ['08:00', '15:00'] }) })] })]
    expect(reminded({ courses }, timeOnDay('08:00', '2025-03-17'))).toContain(
      'doses 2025-03-17 08:00',
    )
    // This is 03:00 in the helper's zone.
    expect(reminded({ courses }, timeOnDay('15:00', '2025-03-17'))).toEqual([])
  })
})

test('a cat with 200 treatments at six times a day has each reminder once', () => {
  const timeOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16)
  const courses = Array.from({ length: 200 }, (_, index) => {
    const times = Array.from({ length: 6 }, (_, part) => timeOf(part * 200 + index))
    const notes = Array.from({ length: 24 }, (_, day) => givenDose(day + 1, times[0]))
    return course({ steps: [step({ plan: plan({ times }) })], doses: notes })
  })
  const moment = { now: timeOnDay('08:00'), ...zones }
  const chosen = {
    ...choice,
    questionsAt: null,
    weighing: false,
    quietFrom: '00:00',
    quietUntil: '00:00',
  }
  expect(dueReminders(chosen, { ...reminderData, courses }, moment)).toHaveLength(91)
  const planned = plannedReminders(chosen, { ...reminderData, courses }, { ...moment, days: 20 })
  expect([...planned]).toHaveLength(20 * 1_200)
})

test.each([
  ['22:00', '07:00', ['22:00', '00:00', '06:59'], ['21:59', '07:00', '12:00']],
  ['12:00', '14:00', ['12:00', '13:59'], ['11:59', '14:00', '00:00']],
  ['00:00', '00:00', [], ['00:00', '12:00']],
])('quiet from %s to %s', (quietFrom, quietUntil, quiet, loud) => {
  expect([...quiet, ...loud].filter((time) => isQuiet({ quietFrom, quietUntil }, time))).toEqual(
    quiet,
  )
})
