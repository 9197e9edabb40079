import { describe, expect, test } from 'vitest'
import { HOUR_MS } from './duration'
import {
  addDays,
  clockTime,
  clockTimeOn,
  dateTime,
  dayBounds,
  dayIn,
  dayMonth,
  dayMonthTime,
  dayMonthYear,
  daysAgo,
  daysBetween,
  instantAt,
  isDay,
  isInstant,
  isTimeZone,
  longDate,
  monthYear,
  relativeDay,
  relativeTime,
  shortDate,
} from './time'

const hours = ({ start, end }: { start: Date; end: Date }) =>
  (end.getTime() - start.getTime()) / HOUR_MS

describe('the day is the owner’s (product/entries 2.2)', () => {
  test.each([
    ['2025-03-15T22:59:59Z', 'Europe/Paris', '2025-03-15'],
    ['2025-03-15T23:00:00Z', 'Europe/Paris', '2025-03-16'],
    ['2025-03-15T23:00:00Z', 'UTC', '2025-03-15'],
    ['2025-03-15T12:00:00Z', 'Pacific/Kiritimati', '2025-03-16'],
    ['2025-03-15T05:00:00Z', 'America/Los_Angeles', '2025-03-14'],
    ['2025-12-31T23:30:00Z', 'Europe/Paris', '2026-01-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(dayIn(instant, zone)).toBe(day)
    expect(dayIn(new Date(instant), zone)).toBe(day)
  })

  test.each([
    ['an ordinary day', '2025-03-16', 'Europe/Paris', '2025-03-15T23:00:00.000Z', 24],
    ['summer time begins', '2025-03-30', 'Europe/Paris', '2025-03-29T23:00:00.000Z', 23],
    ['summer time ends', '2025-10-26', 'Europe/Paris', '2025-10-25T22:00:00.000Z', 25],
    ['a half-hour change', '2025-04-06', 'Australia/Lord_Howe', '2025-04-05T13:00:00.000Z', 24.5],
    [
      'a midnight that does not exist',
      '2025-04-25',
      'Africa/Cairo',
      '2025-04-24T22:00:00.000Z',
      23,
    ],
    ['a quarter-hour zone', '2025-03-16', 'Asia/Kathmandu', '2025-03-15T18:15:00.000Z', 24],
    ['the far east', '2025-03-16', 'Pacific/Kiritimati', '2025-03-15T10:00:00.000Z', 24],
    ['the far west', '2025-03-16', 'Etc/GMT+12', '2025-03-16T12:00:00.000Z', 24],
    ['a day that was skipped', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 0],
  ])('%s: %s in %s', (_, day, zone, start, length) => {
    const bounds = dayBounds(day, zone)
    expect(bounds.start.toISOString()).toBe(start)
    expect(hours(bounds)).toBe(length)
  })

  test('days are counted by the calendar', () => {
    expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2)
    expect(daysBetween('2025-03-31', '2025-03-29')).toBe(-2)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28')
  })

  test.each([
    ['1899-12-31T23:59:59.999Z', false],
    ['1900-01-01T00:00:00Z', true],
    ['9999-12-30T23:59:59.999Z', true],
    ['9999-12-31T00:00:00Z', false],
    ['no date', false],
  ])('%s is an instant that every zone can write: %s', (text, expected) => {
    expect(isInstant(new Date(text))).toBe(expected)
  })

  test.each([
    ['2025-02-28', true],
    ['2025-02-29', false],
    ['2024-02-29', true],
    ['1900-01-01', true],
    ['9999-12-31', true],
    ['1899-12-31', false],
    ['0025-03-11', false],
    ['2025-13-01', false],
    ['2025-2-1', false],
    ['2025-02-01T00:00', false],
    ['x2025-02-01', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test.each([
    ['Europe/Paris', true],
    ['UTC', true],
    ['Indian/Reunion', true],
    ['GMT', true],
    ['Asia/Calcutta', true],
    ['Asia/Kolkata', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Etc/GMT+3', true],
    ['+02:00', false],
    ['Europe/Nulle_Part', false],
    ['AET', false],
    ['CET', false],
    ['EST5EDT', false],
    ['SystemV/PST8', false],
    ['US/Pacific-New', false],
    ['', false],
  ])('%s is a time zone: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected)
  })
})

describe('in French (product/pages 6.3: il y a 3 h)', () => {
  test('dates and clocks', () => {
    expect(dayMonth('2025-03-12')).toBe('12/03')
    expect(dayMonthYear('2025-03-12')).toBe('12/03/2025')
    expect(shortDate('2025-03-12')).toBe('12/03/25')
    expect(clockTime('2025-03-12T23:05:00Z', 'Europe/Paris')).toBe('00:05')
    expect(dayMonthTime('2025-03-12T23:05:00Z', 'Europe/Paris')).toBe('13/03 00:05')
    expect(dateTime('2025-07-12T13:05:00Z', 'Europe/Paris')).toBe('12/07/2025 15:05')
    expect(monthYear('2025-08-31')).toBe('août 2025')
  })

  test.each([
    ['2025-05-12', "Aujourd'hui"],
    ['2025-05-11', 'Hier'],
    ['2025-05-10', 'samedi 10 mai 2025'],
    ['2025-05-13', 'mardi 13 mai 2025'],
    ['2025-05-01', 'jeudi 1er mai 2025'],
    ['2024-02-29', 'jeudi 29 février 2024'],
    ['2024-12-31', 'mardi 31 décembre 2024'],
  ])('%s, seen on 12 May 2025, is %s', (day, text) => {
    expect(relativeDay(day, '2025-05-12')).toBe(text)
  })

  test('every weekday and month has its name', () => {
    const french = new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      month: 'long',
      timeZone: 'UTC',
    })
    for (let day = '2025-01-02'; day < '2026-01-01'; day = addDays(day, 27)) {
      for (const { type, value } of french.formatToParts(new Date(day))) {
        if (type !== 'literal') expect(longDate(day)).toContain(value)
      }
    }
  })

  test.each([
    ['2025-03-16T12:00:30Z', "à l'instant"],
    ['2025-03-16T11:59:01Z', "à l'instant"],
    ['2025-03-16T11:59:00Z', 'il y a 1 min'],
    ['2025-03-16T11:00:01Z', 'il y a 59 min'],
    ['2025-03-16T11:00:00Z', 'il y a 1 h'],
    ['2025-03-15T12:00:01Z', 'il y a 23 h'],
    ['2025-03-15T12:00:00Z', 'il y a 1 jour'],
    ['2025-03-11T12:00:00Z', 'il y a 5 jours'],
  ])('%s, seen at noon of 16 March, is %s', (instant, text) => {
    expect(relativeTime(instant, new Date('2025-03-16T12:00:00Z'))).toBe(text)
    expect(relativeTime(new Date(instant), new Date('2025-03-16T12:00:00Z'))).toBe(text)
  })

  test('one day is singular', () => {
    expect([0, 1, 2].map(daysAgo)).toEqual(['il y a 0 jour', 'il y a 1 jour', 'il y a 2 jours'])
  })
})

test('an instant has no time on a day that is another one in this time zone', () => {
  const evening = '2025-03-17T00:00:00Z'
  expect(clockTimeOn('2025-03-16', evening, 'America/Martinique')).toBe('20:00')
  expect(clockTimeOn('2025-03-16', evening, 'Europe/Paris')).toBeNull()
})

describe('the instant of a local time', () => {
  test.each([
    ['2025-03-15', '08:30', 'Europe/Paris', '2025-03-15T07:30:00.000Z'],
    ['2025-07-15', '08:30', 'Europe/Paris', '2025-07-15T06:30:00.000Z'],
    ['2025-03-15', '23:59', 'Pacific/Kiritimati', '2025-03-15T09:59:00.000Z'],
    ['2025-03-15', '00:00', 'America/Los_Angeles', '2025-03-15T07:00:00.000Z'],
    // 02:00 to 03:00 does not exist on this day.
    ['2025-03-30', '02:30', 'Europe/Paris', '2025-03-30T01:00:00.000Z'],
  ])('%s %s in %s', (day, time, timeZone, instant) => {
    expect(instantAt(day, time, timeZone).toISOString()).toBe(instant)
  })

  test('a time that occurs twice is either instant', () => {
    const instant = instantAt('2025-10-26', '02:30', 'Europe/Paris')
    expect([dayIn(instant, 'Europe/Paris'), clockTime(instant, 'Europe/Paris')]).toEqual([
      '2025-10-26',
      '02:30',
    ])
  })
})
