import type { GraphQLInterfaceType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#shared/base/time'
import { createOwner, type Owner } from '../testing/owner'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'
import { schema } from './schema'

// Two owners who must not see each other's data (product/interfaces 2.2). Unknown, foreign and
// malformed ids give the same 404.

const lab = {
  day: '2025-03-16',
  values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
}

let app: TestApp
let ada: Owner
let adasCat: string
let bob: Owner
/** The ids of all of Bob's rows. */
let his: Ids & { token: string; nodes: string[] }

beforeAll(async () => {
  app = await createTestApp()
  ada = await createOwner(app)
  adasCat = await ada.addCat()
  bob = await createOwner(app)
  const cat = await bob.addCat({ name: 'Félix' })
  await bob.save(cat, { appetite: 1 })
  await bob.save(cat, { appetite: 2, note: 'secret' })
  await bob.mutate('addLabResult', { animalUuid: cat, ...lab }, 'labResult { uuid }')
  const { treatment } = (
    await bob.mutate('addTreatment', { animalUuid: cat, ...semintra }, 'treatment { uuid id }')
  ).data.addTreatment
  const { dose } = (
    await bob.mutate(
      'noteDose',
      { animalUuid: cat, treatmentUuid: treatment.uuid, day: today, outcome: 'given' },
      'dose { uuid id }',
    )
  ).data.noteDose
  const weightImport = crypto.randomUUID()
  await app.services.prisma.weight.updateMany({
    where: { animalId: cat },
    data: { importId: weightImport },
  })
  const carer = await createOwner(app)
  const { link } = (await bob.mutate('inviteToCircle', { animalUuid: cat, role: 'carer' }, 'link'))
    .data.inviteToCircle
  await carer.mutate('acceptInvitation', { token: link.split('/').at(-1) }, 'animal { uuid }')
  const { circle, invitations } = (
    await bob.mutate(
      'inviteToCircle',
      { animalUuid: cat, role: 'carer' },
      'animal { circle { uuid } invitations { uuid } }',
    )
  ).data.inviteToCircle.animal
  await bob.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  const links = await bob.ask('query ($id: ID!) { animal(uuid: $id) { shareLinks { token } } }', {
    id: cat,
  })
  await app.graphql(
    'mutation ($input: LeaveVetProposalInput!) { leaveVetProposal(input: $input) { left } }',
    {
      input: { token: links.data.animal.shareLinks[0].token, vetName: 'Dr Martin', weight: '3.5' },
    },
  )
  const { data } =
    await bob.ask(`{ viewer { id alertRecords { id uuid } animals(first: 1) { edges { node { id
    measurements { edges { node { id uuid } } } weights { uuid } labResults { id uuid } vetProposals { id uuid } shareLinks { id uuid token } } } } } }`)
  const { id, alertRecords, animals } = data.viewer
  const [{ node }] = animals.edges
  const [measurement] = node.measurements.edges
  his = {
    cat,
    measurement: measurement.node.uuid,
    weight: node.weights[0].uuid,
    weightImport,
    labResult: node.labResults[0].uuid,
    treatment: treatment.uuid,
    dose: dose.uuid,
    proposal: node.vetProposals[0].uuid,
    alertRecord: alertRecords[0].uuid,
    shareLink: node.shareLinks[0].uuid,
    invitation: invitations[0].uuid,
    member: circle[0].uuid,
    token: node.shareLinks[0].token,
    nodes: [
      id,
      node.id,
      measurement.node.id,
      alertRecords[0].id,
      node.labResults[0].id,
      node.shareLinks[0].id,
      treatment.id,
      dose.id,
      node.vetProposals[0].id,
    ],
  }
})
afterAll(() => app.close())

const mutations = schema.getMutationType()!.getFields()
const inputTypeOf = (name: string) => String(mutations[name]!.args[0]!.type)

async function attempt(owner: Owner, name: string, input: object) {
  const { data, errors } = await owner.ask(
    `mutation ($input: ${inputTypeOf(name)}) { ${name}(input: $input) { __typename } }`,
    { input },
  )
  return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) }
}

interface Ids {
  cat: string
  measurement: string
  weight: string
  weightImport: string
  labResult: string
  treatment: string
  dose: string
  proposal: string
  alertRecord: string
  shareLink: string
  invitation: string
  member: string
}

const today = dayIn(new Date(), 'Europe/Paris')
const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  plan: { kind: 'needed' },
  firstDay: '2025-01-01',
}

/** The input of each mutation that would reach a row by its id. */
const reaching: Record<string, (ids: Ids) => object> = {
  updateAnimal: ({ cat }) => ({ uuid: cat, name: 'mine', weight: '9' }),
  deleteAnimal: ({ cat }) => ({ uuid: cat }),
  rememberAnimal: ({ cat }) => ({ uuid: cat, diedOn: '2026-01-01' }),
  reopenAnimal: ({ cat }) => ({ uuid: cat }),
  uploadPhoto: ({ cat }) => ({ animalUuid: cat, fileData: 'data:image/png;base64,AAAA' }),
  setAnimalPhoto: ({ cat }) => ({ animalUuid: cat, fileData: 'data:image/png;base64,AAAA' }),
  createMeasurement: ({ cat }) => ({ animalUuid: cat, appetite: 5 }),
  updateMeasurement: ({ cat, measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 5,
  }),
  deleteMeasurement: ({ cat, measurement }) => ({ animalUuid: cat, uuid: measurement }),
  addWeight: ({ cat }) => ({ animalUuid: cat, weight: '9' }),
  deleteWeight: ({ cat, weight }) => ({ animalUuid: cat, uuid: weight }),
  deleteWeightImport: ({ cat, weightImport }) => ({ animalUuid: cat, uuid: weightImport }),
  addLabResult: ({ cat }) => ({ animalUuid: cat, ...lab }),
  updateLabResult: ({ cat, labResult }) => ({ animalUuid: cat, uuid: labResult, ...lab }),
  deleteLabResult: ({ cat, labResult }) => ({ animalUuid: cat, uuid: labResult }),
  setVetStage: ({ cat }) => ({ animalUuid: cat, stage: 2, day: '2026-01-01' }),
  setReminders: ({ cat }) => ({
    animalUuid: cat,
    doses: true,
    weighing: true,
    byMail: true,
    quietFrom: '22:00',
    quietUntil: '07:00',
  }),
  clearVetStage: ({ cat }) => ({ animalUuid: cat }),
  decideVetProposal: ({ cat, proposal }) => ({
    animalUuid: cat,
    uuid: proposal,
    accepted: ['weight'],
  }),
  endVetLimits: ({ cat }) => ({ animalUuid: cat }),
  putWatchAside: ({ cat }) => ({ animalUuid: cat, rule: 'several-signs' }),
  addTreatment: ({ cat }) => ({ animalUuid: cat, ...semintra }),
  changeTreatment: ({ cat, treatment }) => ({ animalUuid: cat, uuid: treatment, note: 'mine' }),
  stopTreatment: ({ cat, treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    lastDay: '2100-01-01',
  }),
  noteDose: ({ cat, treatment }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    day: today,
    outcome: 'given',
  }),
  undoDose: ({ cat, dose }) => ({ animalUuid: cat, uuid: dose }),
  inviteToCircle: ({ cat }) => ({ animalUuid: cat, role: 'carer' }),
  cancelInvitation: ({ cat, invitation }) => ({ animalUuid: cat, uuid: invitation }),
  removeFromCircle: ({ cat, member }) => ({ animalUuid: cat, uuid: member }),
  leaveCircle: ({ cat }) => ({ animalUuid: cat }),
  createShareLink: ({ cat }) => ({ animalUuid: cat }),
  removePushDevice: ({ shareLink }) => ({ uuid: shareLink }),
  revokePersonalAccessToken: ({ shareLink }) => ({ uuid: shareLink }),
  endSession: ({ shareLink }) => ({ uuid: shareLink }),
  revokeShareLink: ({ shareLink }) => ({ uuidOrToken: shareLink }),
  markAlertRead: ({ alertRecord }) => ({ uuid: alertRecord }),
  dismissAlert: ({ alertRecord }) => ({ uuid: alertRecord }),
}
const names = Object.keys(reaching)

const everyId = (id: string): Ids => ({
  cat: id,
  measurement: id,
  weight: id,
  weightImport: id,
  labResult: id,
  treatment: id,
  dose: id,
  proposal: id,
  alertRecord: id,
  shareLink: id,
  invitation: id,
  member: id,
})
const nonUuids = [
  '',
  'x',
  '1',
  "' OR 1=1 --",
  '00000000-0000-0000-0000-00000000000g',
  'a\0b',
  '🐈',
  'x'.repeat(5_000),
]

/** Reads all rows, except those that record a user's activity. */
async function everything() {
  const { prisma } = app.services
  const orderBy = { id: 'asc' } as const
  return JSON.stringify(
    await Promise.all([
      prisma.animal.findMany({ orderBy }),
      prisma.measurement.findMany({ orderBy }),
      prisma.measurementRevision.findMany({ orderBy }),
      prisma.measurementAlias.findMany(),
      prisma.weight.findMany({ orderBy }),
      prisma.labResult.findMany({ orderBy }),
      prisma.vetStage.findMany(),
      prisma.vetProposal.findMany({ orderBy }),
      prisma.treatment.findMany({ orderBy }),
      prisma.dose.findMany({ orderBy }),
      prisma.alertRecord.findMany({ orderBy }),
      prisma.shareLink.findMany({ orderBy }),
      prisma.personalAccessToken.findMany({ orderBy }),
      prisma.photo.findMany({ orderBy }),
      prisma.invitation.findMany({ orderBy }),
      prisma.membership.findMany({ orderBy }),
    ]),
  )
}

test('every mutation that takes an id is tested here, except the one with a link’s token (vetProposals.test.ts)', () => {
  const takesAnId = Object.entries(mutations)
    .filter(([name]) => name !== 'leaveVetProposal')
    .filter(([, { args }]) => args.some(({ type }) => /uuid/i.test(fieldNames(String(type)))))
    .map(([name]) => name)
  expect(names.toSorted()).toEqual(takesAnId.toSorted())
})

function fieldNames(type: string): string {
  const named = schema.getType(type.replace(/!$/, ''))
  return named && 'getFields' in named ? Object.keys(named.getFields()).join() : ''
}

test.each(names)(
  '%s: a foreign, an unknown and a malformed id give the same error, and change nothing',
  async (name) => {
    const before = await everything()
    const unknown = await attempt(ada, name, reaching[name]!(everyId(crypto.randomUUID())))
    expect(unknown.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    expect(await attempt(ada, name, reaching[name]!(his))).toEqual(unknown)
    for (const text of nonUuids)
      expect(await attempt(ada, name, reaching[name]!(everyId(text)))).toEqual(unknown)
    expect(await everything()).toBe(before)
  },
)

test.each(names)('%s: requires a session', async (name) => {
  const before = await everything()
  const { status, errors } = await app.graphql(
    `mutation ($input: ${inputTypeOf(name)}) { ${name}(input: $input) { __typename } }`,
    { input: reaching[name]!(his) },
  )
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  expect(await everything()).toBe(before)
})

test.each([
  'updateMeasurement',
  'deleteMeasurement',
  'deleteWeight',
  'deleteWeightImport',
  'changeTreatment',
  'stopTreatment',
  'undoDose',
  'decideVetProposal',
  'cancelInvitation',
  'removeFromCircle',
])('%s: his row is not found through my cat', async (name) => {
  const before = await everything()
  const { errors } = await attempt(ada, name, reaching[name]!({ ...his, cat: adasCat }))
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await everything()).toBe(before)
})

test('his link cannot be revoked by its token', async () => {
  const { errors } = await attempt(ada, 'revokeShareLink', { uuidOrToken: his.token })
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('his cat looks unknown', async () => {
  for (const uuid of [his.cat, crypto.randomUUID(), ...nonUuids]) {
    const { data, errors } = await ada.ask('query ($uuid: ID!) { animal(uuid: $uuid) { name } }', {
      uuid,
    })
    expect({ data, errors }).toEqual({ data: { animal: null }, errors: undefined })
  }
})

test('his entry cannot be read through my cat', async () => {
  const query =
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { note } } }'
  for (const id of [his.measurement, ...nonUuids])
    expect((await ada.ask(query, { cat: adasCat, id })).data).toEqual({
      animal: { measurement: null },
    })
  const { errors } = await ada.ask(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { revisions(measurementUuid: $id) { note } } }',
    { cat: adasCat, id: his.measurement },
  )
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a global id returns only the viewer’s own nodes, of every type', async () => {
  const kinds = schema
    .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
    .map(({ name }) => name)
  expect(his.nodes.map((id) => atob(id).split(':')[0]).toSorted()).toEqual(kinds.toSorted())
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const nothing = his.nodes.map(() => null)
  expect((await ada.ask(query, { ids: his.nodes })).data.nodes).toEqual(nothing)
  const anonymously = await sentStatements(async () =>
    expect((await app.graphql(query, { ids: his.nodes })).data.nodes).toEqual(nothing),
  )
  expect(anonymously).toEqual([])
  expect(
    (await bob.ask(query, { ids: his.nodes })).data.nodes.map(({ id }: { id: string }) => id),
  ).toEqual(his.nodes)
})

test('a node that is requested several times in one document is returned each time', async () => {
  for (const id of his.nodes) {
    const { data, errors } = await bob.ask(
      'query ($id: ID!) { a: node(id: $id) { id } b: node(id: $id) { id } nodes(ids: [$id, $id]) { id } }',
      { id },
    )
    expect({ data, errors }).toEqual({
      data: { a: { id }, b: { id }, nodes: [{ id }, { id }] },
      errors: undefined,
    })
  }
})

test('an invalid global id is no internal error', async () => {
  for (const id of [
    ...nonUuids,
    btoa('Animal:x'),
    btoa('Animal:'),
    btoa('Weight:1'),
    btoa('Query:1'),
    btoa('__proto__:1'),
  ]) {
    const { data, errors } = await ada.ask('query ($id: ID!) { node(id: $id) { id } }', { id })
    expect({ data, errors }, id).toEqual({ data: { node: null }, errors: undefined })
  }
})

test('my lists contain none of his rows', async () => {
  const { data } = await ada.ask(
    '{ viewer { email animals { edges { node { name } } } alertRecords { message } } }',
  )
  expect(data.viewer).toEqual({
    email: ada.email,
    animals: { edges: [{ node: { name: 'Mistigri' } }] },
    alertRecords: [],
  })
})
