import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn, isTimeZone } from '#shared/base/time'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

/** Intl accepts these names. PostgreSQL rejects some of them, and reads others as other zones. */
const oddNames = [
  'ACT AET AGT ART AST BET BST CAT CET CNT CST CTT ECT EET EST HST IET IST MET MIT MST NST PNT PRT PST',
  'SST VST WET EST5EDT PST8PDT SystemV/PST8 SystemV/EST5EDT systemv/pst8 US/Pacific-New',
  'Canada/East-Saskatchewan GMT0 Zulu Japan Cuba',
].flatMap((line) => line.split(' '))
const browserNames = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'GMT',
  'Etc/UTC',
  'Etc/GMT+3',
  'Etc/GMT-14',
  'Europe/Kyiv',
  'Asia/Calcutta',
  'Asia/Kolkata',
  'US/Pacific',
].filter((name, index, all) => all.indexOf(name) === index)
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

test('the database reads each accepted time zone as Intl does', async () => {
  expect(browserNames.filter((name) => !isTimeZone(name))).toEqual([])
  const names = [...browserNames, ...oddNames].filter(isTimeZone)
  for (const month of ['01', '07']) {
    const instants = hours.map((hour) => `2025-${month}-15T${hour}:10:00Z`)
    const rows = await app.services.prisma.$queryRaw<{ name: string; days: string[] }[]>`
      SELECT name, array_agg(((instant::timestamptz AT TIME ZONE name)::date)::text ORDER BY instant) AS days
      FROM unnest(${names}::text[]) name, unnest(${instants}::text[]) instant GROUP BY name`
    expect(new Map(rows.map(({ name, days }) => [name, days]))).toEqual(
      new Map(names.map((name) => [name, instants.map((instant) => dayIn(instant, name))])),
    )
  }
})

test('names that PostgreSQL rejects or reads as another zone are refused', async () => {
  const owner = await createOwner(app)
  const refused = { code: 'VALIDATION', fields: { timeZone: 'Fuseau horaire inconnu' } }
  for (const timeZone of oddNames) {
    const { errors } = await owner.mutate('updateViewer', { timeZone }, 'viewer { uuid }')
    expect([timeZone, errors?.[0]?.extensions]).toEqual([
      timeZone,
      expect.objectContaining(refused),
    ])
  }
})
