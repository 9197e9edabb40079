import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { sealShareTokens } from '../auth/shareTokens'
import { createOwner, type TestOwner } from '../testing/owner'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'
import { calendarOf } from './calendarFile'

let app: TestApp
let owner: TestOwner
let cat: string
/** It is noon in Paris. The clocks change on the 30th. */
const start = new Date('2025-03-16T11:00:00Z')

beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  cat = await owner.addCat({ name: 'Minette; la, belle' })
  await choose({ weighing: false })
})
afterAll(() => app.close())

const choose = (fields: object) =>
  owner.mutate('setReminders', { animalUuid: cat, ...proposedChoice, ...fields }, 'animal { uuid }')
const address = async (): Promise<string> =>
  (await owner.graphql('mutation { renewCalendar { viewer { calendar { url } } } }')).data
    .renewCalendar.viewer.calendar.url
const read = (url: string) => fetch(url.replace(/^http:\/\/[^/]+/, app.url))

/** Returns a calendar's events by property, with long lines unfolded. */
async function events(url: string): Promise<Record<string, string>[]> {
  const text = (await (await read(url)).text()).replace(/\r\n[ \t]/g, '')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR$/)
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .split('\r\n')
          .flatMap((line) =>
            /^([A-Z-]+)[^:]*:(.*)$/.exec(line)?.slice(1, 3).map(String)
              ? [[/^([A-Z-]+)/.exec(line)![1]!, line.slice(line.indexOf(':') + 1)]]
              : [],
          ),
      ),
    )
}

test('the calendar has sixty days of open questions, across a change of clocks', async () => {
  const url = await address()
  const found = await events(url)
  expect(found).toHaveLength(60)
  expect(found[0]).toMatchObject({
    DTSTART: '20250316T180000Z',
    DTEND: '20250316T181500Z',
    CLASS: 'PRIVATE',
    TRANSP: 'TRANSPARENT',
    SUMMARY: 'Minette\\; la\\, belle\u00a0: les questions du jour',
  })
  expect(found.find(({ DTSTART }) => DTSTART?.startsWith('20250330'))!['DTSTART']).toBe(
    '20250330T170000Z',
  )
  expect(new Set(found.map(({ UID }) => UID)).size).toBe(60)
  await choose({ questionsAt: null })
  expect(await events(url)).toMatchObject([
    { DTSTART: '20250413T080000Z', SUMMARY: expect.stringContaining('une pesée') },
  ])
  await choose({ weighing: false })
  await owner.save(cat, { appetite: 4 })
  expect((await events(url))[0]!['DTSTART']).toBe('20250317T180000Z')
})

test('doses of one time are one event, without an alarm in quiet hours; a cat in memory has none', async () => {
  const plan = { kind: 'days', everyDays: 1, times: ['08:00', '23:00'] }
  for (const name of ['Semintra', 'Ipakitine'])
    await owner.mutate(
      'addTreatment',
      { animalUuid: cat, kind: 'medicine', name, plan, firstDay: '2025-03-17' },
      'treatment { uuid }',
    )
  const url = await address()
  const text = await (await read(url)).text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(60 + 59 * 2)
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(60 + 59)
  expect(text).not.toMatch(/Semintra|Ipakitine/)
  await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
  expect(await events(url)).toEqual([])
})

test('a calendar of many treatments lets the event loop run in between', async () => {
  const { prisma } = app.services
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: owner.email } })
  for (let minute = 10; minute < 20; minute += 1) {
    const times = ['08', '10', '12', '14', '16', '18'].map((hour) => `${hour}:${minute}`)
    const plan = { kind: 'days', everyDays: 1, times }
    await owner.mutate(
      'addTreatment',
      { animalUuid: cat, kind: 'medicine', name: 'Semintra', plan, firstDay: '2025-03-16' },
      'treatment { uuid }',
    )
  }
  let turns = 0
  const count = setInterval(() => (turns += 1))
  const text = await calendarOf(prisma, userId, { now: start, publicUrl: app.url })
  clearInterval(count)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(60 * (1 + 10 * 6))
  expect(turns).toBeGreaterThan(1)
})

test('a calendar ends at 5,000 events, the nearest of all cats, and is computed once at a time', async () => {
  const { prisma } = app.services
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: owner.email } })
  const cats = [cat, await owner.addCat()]
  for (const animalId of cats) {
    await owner.mutate(
      'setReminders',
      { animalUuid: animalId, ...proposedChoice, weighing: false },
      'animal { uuid }',
    )
    await prisma.treatment.createMany({
      data: Array.from({ length: 12 }, (_, minute) => {
        const courseId = crypto.randomUUID()
        const times = ['08', '10', '12', '14', '16', '18'].map((hour) => `${hour}:${minute + 10}`)
        return {
          id: courseId,
          courseId,
          animalId,
          kind: 'medicine' as const,
          name: 'Semintra',
          plan: { kind: 'days', everyDays: 1, weekdays: [], times, shortestHours: null },
          watchedDays: 1,
          addedOn: new Date('2025-03-16'),
          firstDay: new Date('2025-03-17'),
          createdAt: start,
        }
      }),
    })
  }
  const read = () => calendarOf(prisma, userId, { now: start, publicUrl: app.url })
  const [first, second] = [read(), read()]
  expect(second).toBe(first)
  const text = await first
  const urls = text.match(/^URL.*(?:\r\n .*)*/gm)!.map((line) => line.replace(/\r\n /g, ''))
  expect(urls).toHaveLength(5_000)
  for (const animalId of cats)
    expect(urls.filter((url) => url.includes(animalId))).toHaveLength(2_500)
  const later = read()
  expect(later).not.toBe(first)
  expect(await later).toBe(text)
})

test('the address is private: not cached, not indexed, and invalid once renewed or removed', async () => {
  const first = await address()
  const response = await read(first)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/calendar; charset=utf-8',
  })
  expect(first).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/)
  expect(JSON.stringify(await app.services.prisma.calendarAddress.findMany())).not.toContain(
    /([\w-]{43})\.ics$/.exec(first)![1],
  )
  const second = await address()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await owner.graphql('mutation { removeCalendar { viewer { uuid } } }')
  expect((await read(second)).status).toBe(404)
  expect((await owner.graphql('{ viewer { calendar { url } } }')).data.viewer.calendar).toBeNull()
})

test('the owner sees the address after a change of the secret', async () => {
  const url = await address()
  const settings = {
    JWT_SECRET: 'another secret of the tests, 32 characters',
    JWT_SECRET_PREVIOUS: 'a secret of the tests, 32 characters',
  }
  const changed = await createSecondApp(app, settings)
  await sealShareTokens(app.database, changed.services.keyring, app.clock.now)
  const later = await createSecondApp(app, { JWT_SECRET: settings.JWT_SECRET })
  const { data } = await later.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { viewer { calendar { url } } } }',
    { input: { email: owner.email, password: 'correct horse' } },
  )
  expect(data.login.viewer.calendar.url).toBe(url)
  await changed.close()
  await later.close()
})

test('the address ends with all sessions, so that an intruder keeps no access', async () => {
  const url = await address()
  expect((await read(url)).status).toBe(200)
  expect(
    (await app.graphql('mutation { logoutAll { ok } }', {}, await owner.token())).errors,
  ).toBeUndefined()
  expect((await read(url)).status).toBe(404)
})
