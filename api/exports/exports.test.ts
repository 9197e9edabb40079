import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type Owner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let ada: Owner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  ada = await createOwner(app)
  const other = await createOwner(app)
  await other.save(await other.addCat({ name: 'Étrangère' }), { appetite: 1, note: 'rien à elle' })
  cat = await ada.addCat({ name: '=SUM(A1)', weight: '4.2' })
  app.clock.now = new Date(start.getTime() + 1_000)
  await ada.addCat({ name: 'Sans saisie' })
  app.clock.now = start
})
afterAll(() => app.close())

async function download(format = ''): Promise<{ text: string; headers: Headers; status: number }> {
  const response = await fetch(`${app.url}/api/users/me/export${format}`, { headers: { authorization: `Bearer ${await ada.token()}` } })
  // Not text(): it would swallow the byte order mark.
  return { text: Buffer.from(await response.arrayBuffer()).toString('utf8'), headers: response.headers, status: response.status }
}

test('the JSON holds all that is kept of the user and nothing of anybody else', async () => {
  const { measurement } = await ada.save(cat, { appetite: 1, note: 'ligne 1\n"ligne 2", fin', vomitingType: { hairball: true } })
  await ada.save(cat, { appetite: 3 })
  await ada.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  const { text, headers } = await download()
  expect(headers.get('content-disposition')).toBe('attachment; filename="nephrochat-2025-03-16.json"')
  const { user, animals } = JSON.parse(text)
  expect(user).toMatchObject({ email: ada.email, firstName: 'Ada', timeZone: 'Europe/Paris' })
  expect(animals.map(({ name }: { name: string }) => name)).toEqual(['=SUM(A1)', 'Sans saisie'])
  expect(animals[0]).toMatchObject({
    id: cat,
    weights: [{ weight: '4.2' }],
    alerts: [{ rule: 'appetite-reduced-first-day' }],
    shareLinks: [{ accessCount: 0 }],
    measurements: [
      {
        id: measurement.uuid,
        day: '2025-03-16',
        appetite: 3,
        vomitingType: { hairball: true },
        revisions: [{ answers: { appetite: 1 } }],
      },
    ],
  })
  expect(text).not.toMatch(/Étrangère|rien à elle|argon2|password/i)
})

test('the CSV is one that spreadsheets read, and no cell of it is a formula', async () => {
  const { text, headers } = await download('?format=csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [header, ...rows] = text.split('\r\n')
  expect(header).toMatch(/^\uFEFFanimal,day,date,answeredAt,/)
  expect(rows[0]).toBe(
    `'=SUM(A1),2025-03-16,2025-03-16T08:00:00.000Z,2025-03-16T08:00:00.000Z,,,,3,,true,false,false,,false,false,false,,,"ligne 1\n""ligne 2"", fin",4.2`,
  )
  expect(rows.slice(1)).toEqual([''])
})

test('hundreds of entries come page by page, each once', async () => {
  const { prisma } = app.services
  const dates = Array.from({ length: 601 }, (_, index) => new Date(start.getTime() - (index + 1) * 86_400_000))
  await prisma.measurement.createMany({
    data: dates.map((date) => ({ animalId: cat, date, day: date, answeredAt: date, createdAt: date, updatedAt: date })),
  })
  const days = JSON.parse((await download()).text).animals[0].measurements.map(({ day }: { day: string }) => day)
  expect(days).toHaveLength(602)
  expect(new Set(days).size).toBe(602)
})

test('another format is refused in words', async () => {
  const { status, text } = await download('?format=xml')
  expect([status, JSON.parse(text).fields]).toEqual([400, { format: 'Format inconnu\u00a0: json ou csv' }])
})
