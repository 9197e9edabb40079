import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let firstOwner: TestOwner
let cat: string

const start = new Date('2025-03-08T08:00:00Z')
const later = new Date('2025-03-16T08:00:00Z')
const plan = { kind: 'days', everyDays: 1, times: ['08:00'] }
const report = `careReport {
  running { name kind dose since doseSince until note givenAsNeeded adherence { days planned given skipped unanswered message } }
  changes { day message }
  fluids { days ml weeklyMl daysWith }
}`

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  app.clock.now = start
  firstOwner = await createOwner(app)
  cat = await firstOwner.addCat()
})
afterAll(() => app.close())

const mutate = async (name: string, input: object, selection: string) =>
  (await firstOwner.mutate(name, { animalUuid: cat, ...input }, selection)).data[name]
async function add(name: string, fields: object = {}): Promise<string> {
  const input = {
    kind: 'medicine',
    name,
    amount: 2.5,
    unit: 'ml',
    plan,
    firstDay: '2025-03-08',
    ...fields,
  }
  return (await mutate('addTreatment', input, 'treatment { uuid }')).treatment.uuid
}
const note = (treatmentUuid: string, day: string, fields: object = {}) =>
  mutate(
    'noteDose',
    { treatmentUuid, day, time: '08:00', outcome: 'given', ...fields },
    'dose { uuid }',
  )
const share = async () =>
  (await mutate('createShareLink', {}, 'shareLink { uuid token }')).shareLink as {
    uuid: string
    token: string
  }
const read = async (selection: string) =>
  (await firstOwner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, { id: cat }))
    .data.animal
const asVet = async (token: string, selection: string) =>
  await app.graphql(`query ($token: String!) { sharedAnimal(token: $token) { ${selection} } }`, {
    token,
  })

test('treatments of one first day are in the order of their addition, wherever their rows are', async () => {
  const names = ['Semintra', 'Renalzin', 'Mirataz', 'Cerenia']
  const ids: string[] = []
  for (const name of names) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    ids.push(await add(name))
  }
  // PostgreSQL writes the second row again, behind the others.
  for (const firstDay of ['2025-03-09', '2025-03-08'])
    await app.database.prisma.treatment.update({
      where: { id: ids[1]! },
      data: { firstDay: new Date(firstDay) },
    })
  const { careReport, treatments } = await read(
    'careReport { running { name } } treatments { name }',
  )
  expect(careReport.running.map(({ name }: { name: string }) => name)).toEqual(names)
  expect(treatments.map(({ name }: { name: string }) => name)).toEqual(names)
})

test('owner and vet read the same treatments, doses and perfusions', async () => {
  const semintra = await add('Semintra', { note: 'Au frigo' })
  const ringer = await add('Ringer', {
    kind: 'fluids',
    amount: null,
    unit: null,
    plan: { kind: 'needed' },
    firstDay: '2025-03-09',
  })
  app.clock.now = later
  for (const day of ['2025-03-15', '2025-03-14', '2025-03-13', '2025-03-16'])
    await note(semintra, day)
  await note(semintra, '2025-03-12', { outcome: 'skipped', reason: 'refused' })
  await note(ringer, '2025-03-16', { time: null, amountMl: 100 })
  await mutate(
    'changeTreatment',
    { uuid: semintra, amount: 3, from: '2025-03-20' },
    'treatment { uuid }',
  )
  const expected = {
    running: [
      {
        name: 'Semintra',
        kind: 'medicine',
        dose: '2,5\u00a0mL, tous les jours à 08:00',
        since: '2025-03-08',
        doseSince: '2025-03-08',
        until: null,
        note: 'Au frigo',
        givenAsNeeded: null,
        adherence: [
          {
            days: 7,
            planned: 7,
            given: 3,
            skipped: 1,
            unanswered: 3,
            message: '3 sur 7, 1 refusée, 3 sans réponse',
          },
        ],
      },
      {
        name: 'Ringer',
        kind: 'fluids',
        dose: 'si besoin',
        since: '2025-03-09',
        doseSince: '2025-03-09',
        until: null,
        note: null,
        givenAsNeeded: 1,
        adherence: [],
      },
    ],
    changes: [
      { day: '2025-03-20', message: 'Semintra\u00a0: 2,5\u00a0mL → 3\u00a0mL' },
      { day: '2025-03-09', message: 'Ringer\u00a0: début, si besoin' },
      { day: '2025-03-08', message: 'Semintra\u00a0: début, 2,5\u00a0mL, tous les jours à 08:00' },
    ],
    fluids: [{ days: 7, ml: 100, weeklyMl: 100, daysWith: 1 }],
  }
  expect((await read(report)).careReport).toEqual(expected)
  const { token } = await share()
  expect((await asVet(token, report)).data.sharedAnimal.careReport).toEqual(expected)
})

test('fluids count from the first perfusion, also before the 90 days', async () => {
  const kind = { kind: 'fluids', amount: null, unit: null, plan: { kind: 'needed' } }
  app.clock.now = new Date('2024-11-16T08:00:00Z')
  const ringer = await add('Ringer', { ...kind, firstDay: '2024-11-16' })
  for (const day of ['2024-11-16', '2024-12-05', '2025-03-13']) {
    app.clock.now = new Date(`${day}T08:00:00Z`)
    await note(ringer, day, { time: null, amountMl: 100 })
  }
  app.clock.now = later
  expect((await read(report)).careReport.fluids).toEqual([
    { days: 7, ml: 100, weeklyMl: 100, daysWith: 1 },
    { days: 30, ml: 100, weeklyMl: 23, daysWith: 1 },
    { days: 90, ml: 100, weeklyMl: 8, daysWith: 1 },
  ])
})

test('the vet reads the report of one cat, and none of other cats', async () => {
  const others = [firstOwner, await createOwner(app)]
  for (const owner of others) {
    const animalUuid = await owner.addCat()
    await owner.mutate(
      'addTreatment',
      { animalUuid, kind: 'medicine', name: 'Secret', plan, firstDay: '2025-03-08' },
      'treatment { uuid }',
    )
    await owner.mutate(
      'addLabResult',
      {
        animalUuid,
        day: '2025-03-01',
        values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
      },
      'labResult { uuid }',
    )
  }
  const { token } = await share()
  const { data } = await asVet(token, `${report} labResults { uuid } iris { because }`)
  expect(data.sharedAnimal).toEqual({
    careReport: null,
    labResults: [],
    iris: { because: 'no-creatinine' },
  })
})

test('a revoked or expired link returns no report', async () => {
  await add('Semintra')
  const [revoked, expired] = [await share(), await share()]
  await firstOwner.mutate('revokeShareLink', { uuidOrToken: revoked.uuid }, 'shareLink { uuid }')
  const endedLinkResults = [await asVet(revoked.token, report)]
  app.clock.now = later
  endedLinkResults.push(await asVet(expired.token, report))
  for (const { data, errors } of endedLinkResults)
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND'])
})

test('returns the newest results, as many as requested', async () => {
  for (const day of ['2025-01-01', '2025-03-01', '2025-02-01'])
    await mutate(
      'addLabResult',
      { day, values: [{ quantity: 'sdma', value: '16', unit: 'µg/dL' }] },
      'labResult { uuid }',
    )
  expect((await read('labResults(first: 2) { day }')).labResults).toEqual([
    { day: '2025-03-01' },
    { day: '2025-02-01' },
  ])
  for (const first of [0, -1, 201]) {
    const { errors } = await firstOwner.graphql(
      'query ($id: ID!, $first: Int!) { animal(uuid: $id) { labResults(first: $first) { day } } }',
      { id: cat, first },
    )
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { first: 'Doit être compris entre 1 et 200' },
    })
  }
})

test('the reports of many cats are read in one statement', async () => {
  const countedQuery = async () =>
    await sentStatements(async () =>
      expect(
        (
          await firstOwner.graphql(
            `{ viewer { animals(first: 20) { edges { node { ${report} } } } } }`,
            {},
          )
        ).errors,
      ).toBeUndefined(),
    )
  await add('Semintra')
  const one = (await countedQuery()).length
  for (let cats = 0; cats < 5; cats += 1)
    await firstOwner.mutate(
      'addTreatment',
      {
        animalUuid: await firstOwner.addCat(),
        kind: 'medicine',
        name: 'Semintra',
        plan,
        firstDay: '2025-03-08',
      },
      'treatment { uuid }',
    )
  expect(await countedQuery()).toHaveLength(one)
})
