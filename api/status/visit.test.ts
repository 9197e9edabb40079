import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { purge } from '../jobs/purge'
import { fromDay, toDay } from '../reading/entryRow'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The changes since the last visit, at the top of the vet's page (product/sharing 8).

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = daysAgo(60)
  owner = await createOwner(app)
  cat = await owner.addCat({ weight: '4.2' })
  const days = Array.from({ length: 61 }, (_, day) => ({ day, date: daysAgo(day) }))
  await app.services.prisma.measurement.createMany({
    data: days.map(({ day, date }) => ({
      animalId: cat,
      day: fromDay(toDay(date)),
      date,
      appetite: day < 4 ? 1 : 4,
      bloodVisible: day === 2,
      answeredAt: date,
      createdAt: date,
      updatedAt: date,
    })),
  })
  app.clock.now = start
  await owner.mutate('addWeight', { animalUuid: cat, weight: '3.9' }, 'weight { uuid }')
})
afterAll(() => app.close())

const newLink = async (): Promise<string> =>
  (await owner.mutate('createShareLink', { animalUuid: cat, hours: 24 }, 'shareLink { token }'))
    .data.createShareLink.shareLink.token
const opened = async (at: Date, token: string): Promise<void> => {
  app.clock.now = at
  const { errors } = await app.graphql(
    'mutation ($input: OpenSharedLinkInput!) { openSharedLink(input: $input) { sharedAnimal { name } } }',
    { input: { token } },
  )
  expect(errors).toBeUndefined()
}
const selection =
  'since isLastVisit isRecordStart days answered indicators { category message } newSigns weight doses'
const ofLink = async (token: string, since: string | null = null) => {
  const { data, errors } = await app.graphql(
    `query ($token: String!, $since: String) { sharedAnimal(token: $token)
      { visitQuestions visit(since: $since) { ${selection} } } }`,
    { token, since },
  )
  return { ...data?.sharedAnimal, errors }
}
const ofOwner = async () =>
  (
    await owner.graphql(`query ($uuid: ID!) { animal(uuid: $uuid) { visit { ${selection} } } }`, {
      uuid: cat,
    })
  ).data.animal.visit

test('the weight is compared with the newest one before, however old', async () => {
  app.clock.now = start
  const animalUuid = await owner.addCat({ weight: '3.9' })
  await owner.save(animalUuid, { appetite: 4 })
  for (const [weight, days] of [
    ['4.2', 1000],
    ['5', 1001],
  ] as const) {
    const input = { animalUuid, weight, date: daysAgo(days).toISOString() }
    await owner.mutate('addWeight', input, 'weight { uuid }')
  }
  const { data } = await owner.graphql(
    'query ($uuid: ID!) { animal(uuid: $uuid) { visit { weight } } }',
    { uuid: animalUuid },
  )
  expect(plain(data.animal.visit.weight)).toBe('4,2 kg le 20/06/2022, 3,9 kg le 16/03/2025 (−7 %)')
})

test('without a visit it begins with the record, or compares the last 90 days', async () => {
  app.clock.now = start
  const ofRecord = await ofOwner()
  expect(ofRecord).toMatchObject({
    since: '2025-01-14',
    isLastVisit: false,
    isRecordStart: true,
    days: 61,
  })
  expect(plain(ofRecord.answered)).toBe('61 jours renseignés sur 61')
  app.clock.now = new Date(start.getTime() + 60 * DAY_MS)
  expect(await ofOwner()).toMatchObject({ since: '2025-02-14', isRecordStart: false, days: 90 })
})

describe('after a visit', () => {
  let first: string
  let second: string
  beforeAll(async () => {
    app.clock.now = daysAgo(10)
    first = await newLink()
    await opened(daysAgo(10), first)
    app.clock.now = start
    second = await newLink()
    await opened(start, second)
  })

  test('shows the changes since the last link was opened', async () => {
    const { visit } = await ofLink(second)
    expect(visit).toMatchObject({ since: '2025-03-06', isLastVisit: true, days: 10, doses: null })
    expect(plain(visit.answered)).toBe('10 jours renseignés sur 10 (avant : 10 sur 10)')
    expect(plain(visit.weight)).toBe('4,2 kg le 15/01/2025, 3,9 kg le 16/03/2025 (−7 %)')
    expect(
      visit.indicators.find(({ category }: { category: string }) => category === 'appetite')
        .message,
    ).toMatch(/^4.jours urgents \(avant.: aucun\)$/)
    expect(visit.newSigns.map(plain)).toEqual([
      'Appétit : refus de manger depuis plus de 24 h (4 jours, la première fois le 13/03)',
      'Urination : sang visible (le 14/03)',
    ])
    expect(await ofOwner()).toEqual(visit)
  })

  test('a valid link belongs to the next visit, for the owner', async () => {
    app.clock.now = daysAgo(1)
    const token = await newLink()
    await opened(daysAgo(1), token)
    app.clock.now = daysAgo(0.1)
    expect((await ofLink(second)).visit).toMatchObject({ since: '2025-03-15', isLastVisit: true })
    expect(await ofOwner()).toMatchObject({ since: '2025-03-06', isLastVisit: true })
    await app.services.prisma.shareLink.deleteMany({ where: { firstAccessedAt: daysAgo(1) } })
    app.clock.now = start
  })

  test('the vet can choose a day of the past year', async () => {
    expect((await ofLink(second, '2025-03-14')).visit).toMatchObject({
      since: '2025-03-14',
      isLastVisit: false,
      days: 2,
    })
    for (const day of ['2025-03-16', '2025-03-17', '2024-03-15', '2025-02-30', 'hier', '']) {
      expect((await ofLink(second, day)).errors?.[0].extensions).toMatchObject({
        code: 'VALIDATION',
        fields: { since: 'Choisissez un jour passé, il y a 365 jours au plus' },
      })
    }
  })

  test('a link without weights or care returns neither', async () => {
    app.clock.now = start
    const token = (
      await owner.mutate(
        'createShareLink',
        { animalUuid: cat, scopes: ['notes'] },
        'shareLink { token }',
      )
    ).data.createShareLink.shareLink.token
    expect((await ofLink(token)).visit).toMatchObject({
      isLastVisit: true,
      weight: null,
      doses: null,
    })
  })

  test('deleting a link keeps the day of its visit', async () => {
    await app.services.prisma.shareLink.updateMany({
      data: { createdAt: daysAgo(200), expiresAt: daysAgo(100) },
    })
    await purge(app.services.database, start)
    expect(await app.services.prisma.shareLink.count()).toBe(0)
    app.clock.now = new Date(start.getTime() + DAY_MS)
    expect(await ofOwner()).toMatchObject({ since: '2025-03-16', isLastVisit: true })
  })
})

describe('questions', () => {
  const set = (visitQuestions: unknown) =>
    owner.mutate('updateAnimal', { uuid: cat, visitQuestions }, 'animal { visitQuestions }')
  const shown = async () => (await ofLink(await newLink())).visitQuestions

  test('three at most are shown on every link’s page until they are removed', async () => {
    expect(
      (await set([' Peut-on baisser la dose ? ', '', 'Elle boit plus.'])).data.updateAnimal.animal
        .visitQuestions,
    ).toEqual(['Peut-on baisser la dose ?', 'Elle boit plus.'])
    expect(await shown()).toEqual(['Peut-on baisser la dose ?', 'Elle boit plus.'])
    await owner.mutate('updateAnimal', { uuid: cat, name: 'Mina' }, 'animal { name }')
    expect(await shown()).toHaveLength(2)
    await set([])
    expect(await shown()).toEqual([])
  })

  test.each([
    [['a', 'b', 'c', 'd'], { visitQuestions: '3 questions au plus' }],
    [['a', 'b'.repeat(141)], { 'visitQuestions.1': '140 caractères au plus' }],
    [['nul \u0000'], { 'visitQuestions.0': 'Caractère interdit' }],
  ])('%j is refused', async (questions, fields) => {
    const { errors } = await set(questions)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields })
  })
})
