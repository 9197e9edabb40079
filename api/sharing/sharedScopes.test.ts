import { getNamedType, type GraphQLField, type GraphQLObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { type ShareScope, shareScopes } from '#shared/sharing/shareLink'
import { schema } from '../execution/schema'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Every scope × every field of the vet's record, by GraphQL and by REST (product/sharing 5.2).

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)

/** A text of each part, which must not appear if the link hides that part. */
const traces: Record<ShareScope, RegExp> = {
  notes: /NOTE/,
  weights: /4[.,]2\b|4[.,]9\b|weight-loss/,
  care: /SEMINTRA/,
  labs: /LABO|2\.71/,
  photo: /photos\//,
}

/** Selects every field of a type, recursively. */
function selectionOf(type: GraphQLObjectType, above: readonly string[] = []): string {
  return Object.values(type.getFields())
    .flatMap((field) => fieldSelection(field, above) ?? [])
    .join(' ')
}

function fieldSelection(
  { name, type, args }: GraphQLField<unknown, unknown>,
  above: readonly string[],
): string | null {
  const named = getNamedType(type)
  const given = args.some((one) => one.name === 'includeHidden') ? '(includeHidden: true)' : ''
  if (!isObjectType(named)) return `${name}${given}`
  if (above.includes(named.name)) return null
  return `${name}${given} { ${selectionOf(named, [...above, named.name])} }`
}

const sharedAnimal = schema.getType('SharedAnimal') as GraphQLObjectType
const fields = Object.values(sharedAnimal.getFields())

const links = new Map<string, string>()
/** Links by their scopes, created once each: a cat has 20 at most. */
async function linkWith(scopes: readonly ShareScope[]): Promise<string> {
  const known = links.get(scopes.join())
  if (known !== undefined) return known
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat, scopes },
    'shareLink { token }',
  )
  links.set(scopes.join(), data.createShareLink.shareLink.token)
  return data.createShareLink.shareLink.token
}
const hiding = (scope: ShareScope) => linkWith(shareScopes.filter((other) => other !== scope))
const readField = async (token: string, field: (typeof fields)[number]): Promise<string> => {
  const { data, errors } = await app.graphql(
    `query ($token: String!) { sharedAnimal(token: $token) { ${fieldSelection(field, ['SharedAnimal'])} } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  // The photo's address contains the link.
  return JSON.stringify(data.sharedAnimal[field.name]).replaceAll(token, '')
}

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = daysAgo(30)
  owner = await createOwner(app)
  cat = await owner.addCat({ weight: '4.9' })
  app.clock.now = start
  await owner.mutate('addWeight', { animalUuid: cat, weight: '4.2' }, 'weight { uuid }')
  const treatment = {
    animalUuid: cat,
    kind: 'medicine',
    name: 'SEMINTRA',
    plan: { kind: 'days', everyDays: 1, times: ['06:00'] },
    firstDay: '2025-03-10',
    note: 'NOTE of care',
  }
  const added = await owner.mutate('addTreatment', treatment, 'treatment { uuid }')
  const { uuid: treatmentUuid } = added.data.addTreatment.treatment
  for (const time of ['06:00', '06:00']) {
    await owner.mutate(
      'noteDose',
      {
        animalUuid: cat,
        treatmentUuid,
        day: '2025-03-16',
        time,
        outcome: 'given',
        confirmed: true,
        note: 'NOTE of a dose',
      },
      'dose { uuid }',
    )
  }
  const ended = await owner.mutate(
    'addTreatment',
    { ...treatment, note: null },
    'treatment { uuid }',
  )
  const ending = {
    animalUuid: cat,
    uuid: ended.data.addTreatment.treatment.uuid,
    lastDay: '2025-03-16',
    reason: 'NOTE of an end',
  }
  expect(
    (await owner.mutate('stopTreatment', ending, 'treatment { stopReason }')).errors,
  ).toBeUndefined()
  const values = [{ quantity: 'creatinine', value: '2.71', unit: 'mg/dL' }]
  await owner.mutate(
    'addLabResult',
    { animalUuid: cat, day: '2025-03-12', laboratory: 'LABO', values, note: 'NOTE of a result' },
    'labResult { uuid }',
  )
  await owner.save(cat, {
    quickHydrationValue: 'more',
    waterMl: 600,
    appetite: 1,
    vomiting: 3,
    note: 'NOTE of an entry',
    date: start,
    answeredAt: start,
  })
  const animal = await app.services.prisma.animal.findUniqueOrThrow({ where: { id: cat } })
  const photo = await app.services.prisma.photo.create({
    data: {
      key: 'k'.repeat(43),
      large: new Uint8Array([1]),
      small: new Uint8Array([1]),
      userId: animal.userId,
      animalId: cat,
      createdAt: start,
    },
  })
  await app.services.prisma.animal.update({ where: { id: cat }, data: { photoId: photo.id } })
})
afterAll(() => app.close())

test('the usual link shows a trace of every part', async () => {
  const token = await linkWith(shareScopes)
  const all = (await Promise.all(fields.map((field) => readField(token, field)))).join()
  for (const scope of shareScopes) expect(all, scope).toMatch(traces[scope])
})

describe.each(shareScopes)('without %s', (scope) => {
  test.each(fields.map((field) => [field.name, field] as const))('%s', async (_, field) => {
    const [fullResponse, part] = [
      await readField(await linkWith(shareScopes), field),
      await readField(await hiding(scope), field),
    ]
    expect(part).not.toMatch(traces[scope])
    // The other parts are unchanged.
    if (
      !traces[scope].test(fullResponse) &&
      !['notShared', 'iris', 'periodSummary', 'visit'].includes(field.name)
    )
      expect(part).toBe(fullResponse)
    for (const other of shareScopes) {
      if (other !== scope && traces[other].test(fullResponse) && part.length > 4)
        expect(part, other).toMatch(traces[other])
    }
  })

  test('REST hides the same parts', async () => {
    const fullResponse = await (
      await fetch(`${app.url}/api/shared/${await linkWith(shareScopes)}`)
    ).text()
    const token = await hiding(scope)
    const part = await (await fetch(`${app.url}/api/shared/${token}`)).text()
    expect(part).not.toMatch(traces[scope])
    for (const other of shareScopes)
      if (other !== scope && traces[other].test(fullResponse))
        expect(part, other).toMatch(traces[other])
  })
})

test('a link without the photo does not serve it; without scopes it shows the minimum', async () => {
  const address = async (token: string) =>
    (
      await app.graphql('query ($token: String!) { sharedAnimal(token: $token) { photoPath } }', {
        token,
      })
    ).data.sharedAnimal.photoPath as string | null
  const seen = new URL((await address(await linkWith(['photo'])))!)
  expect((await fetch(app.url + seen.pathname + seen.search)).status).toBe(200)
  const nothing = await linkWith([])
  expect(await address(nothing)).toBeNull()
  expect((await fetch(`${app.url}${seen.pathname}?link=${nothing}`)).status).toBe(404)
  const { data } = await app.graphql(
    'query ($token: String!) { sharedAnimal(token: $token) { notShared dailyStatus { ' +
      'appetite } alerts { rule } measurements { edges { node { appetite } } } } }',
    { token: nothing },
  )
  expect(data.sharedAnimal).toEqual({
    notShared: [...shareScopes],
    dailyStatus: { appetite: 'red' },
    alerts: expect.arrayContaining([{ rule: 'appetite-refusal' }]),
    measurements: { edges: [{ node: { appetite: 1 } }] },
  })
})

test('water that was derived from the weight would reveal it', async () => {
  const other = await owner.addCat({ weight: '4.2' })
  for (const [hoursAgo, answers] of [
    [72, { quickHydrationValue: 'normal' }],
    [48, { quickHydrationValue: 'normal' }],
    [48, { subcutaneousPerfusion: 'yes' }],
    // The phone's weight was older.
    [24, { quickHydrationValue: 'normal', waterMl: 205 }],
    [0, { waterMl: 180 }],
  ] as const)
    await owner.save(other, { ...answers, date: new Date(start.getTime() - hoursAgo * HOUR_MS) })
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: other, scopes: [] },
    'shareLink { token }',
  )
  const { data: read } = await app.graphql(
    `query ($token: String!) { sharedAnimal(token: $token) { measurements(first: 4) {
      edges { node { waterMl quickHydrationValue } } } } }`,
    { token: data.createShareLink.shareLink.token },
  )
  const entries = read.sharedAnimal.measurements.edges.map(({ node }: { node: object }) => node)
  expect(entries).toMatchObject([
    { waterMl: 180 },
    ...Array.from({ length: 3 }, () => ({ waterMl: null, quickHydrationValue: 'normal' })),
  ])
})
