import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner
const start = new Date('2025-03-16T08:00:00Z')
const calm = { appetite: 4, vomiting: 0, lethargy: 3, quickHydrationValue: 'normal' }
const sick = { ...calm, appetite: 2, vomiting: 2, lethargy: 2 }

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
afterAll(() => app.close())

const noted = (rows: { day: string; message: string }[]) =>
  rows.map(({ day, message }) => `${day} ${message.replaceAll('\u00a0', ' ')}`)

test('owner and vet read what was put aside, and what the next entry ended (product/watches 1.9)', async () => {
  const cat = await owner.addCat({ weight: null })
  for (let count = 8; count > 0; count -= 1)
    await owner.save(cat, {
      ...calm,
      date: new Date(start.getTime() - count * DAY_MS).toISOString(),
    })
  await owner.save(cat, sick)
  const aside = { animalUuid: cat, rule: 'several-signs' }
  const { data: answered } = await owner.mutate(
    'putWatchAside',
    aside,
    'animal { watchNotes { day message } }',
  )
  await owner.mutate('putWatchAside', aside, 'animal { uuid }')
  app.clock.now = new Date('2025-03-17T08:00:00Z')
  await owner.save(cat, calm)

  const expected = [
    '2025-03-16 Mis de côté (« Vu, merci ») : plusieurs signes le même jour',
    '2025-03-17 N’est plus signalé depuis cette saisie : plusieurs signes le même jour',
  ]
  expect(noted(answered.putWatchAside.animal.watchNotes)).toEqual(expected.slice(0, 1))
  const own = await owner.graphql(
    'query ($id: ID!) { animal(uuid: $id) { watchNotes { day message } } }',
    { id: cat },
  )
  expect(noted(own.data.animal.watchNotes)).toEqual(expected)
  const { token } = (
    await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  ).data.createShareLink.shareLink
  const { data } = await app.graphql(
    `{ sharedAnimal(token: "${token}") { watchNotes { day message } } }`,
  )
  expect(noted(data.sharedAnimal.watchNotes)).toEqual(expected)
})

test('the log keeps the newest fifty answers', async () => {
  const cat = await owner.addCat({ weight: null })
  const { prisma } = app.services
  const old = Array.from({ length: 50 }, (_, index) => ({
    rule: 'no-entry' as const,
    kind: 'put_aside' as const,
    day: `2024-${String(index).padStart(4, '0')}`,
  }))
  await prisma.animal.update({ where: { id: cat }, data: { asideLog: old } })
  await owner.save(cat, sick)
  await owner.mutate('putWatchAside', { animalUuid: cat, rule: 'several-signs' }, 'animal { uuid }')
  const { asideLog } = await prisma.animal.findUniqueOrThrow({ where: { id: cat } })
  expect(asideLog).toEqual([
    ...old.slice(1),
    { rule: 'several-signs', kind: 'put_aside', day: '2025-03-17' },
  ])
})
