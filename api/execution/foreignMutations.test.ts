import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createForeignRows,
  type Ids,
  lab,
  nonUuids,
  semintra,
  type ForeignRows,
  today,
} from '../testing/foreignRows'
import type { TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { schema } from './schema'

// Tests mutations of two owners who must not see each other's data (product/interfaces 2.2).
// Unknown, foreign and malformed ids give the same 404.

let app: TestApp
let owner: TestOwner
let ownCat: string
let otherRows: ForeignRows['otherRows']
beforeAll(async () => {
  app = await createTestApp()
  ;({ owner, ownCat, otherRows } = await createForeignRows(app))
})
afterAll(() => app.close())

const mutations = schema.getMutationType()!.getFields()
const inputTypeOf = (name: string) => String(mutations[name]!.args[0]!.type)

async function attempt(owner: TestOwner, name: string, input: object) {
  const { data, errors } = await owner.graphql(
    `mutation ($input: ${inputTypeOf(name)}) { ${name}(input: $input) { __typename } }`,
    { input },
  )
  return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) }
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
  answerNewHabit: ({ cat }) => ({ animalUuid: cat, habit: 'drinks_less' }),
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
  setStock: ({ cat, treatment }) => ({
    animalUuid: cat,
    courseUuid: treatment,
    unit: 'dose',
    amount: 5,
  }),
  noteStockChange: ({ cat, treatment }) => ({
    animalUuid: cat,
    courseUuid: treatment,
    kind: 'renewed',
    amount: 5,
  }),
  deleteStock: ({ cat, treatment }) => ({ animalUuid: cat, courseUuid: treatment }),
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

/** Reads all rows, except those that record a user's activity. */
async function readEverything() {
  const { prisma } = app.services
  const orderBy = { id: 'asc' } as const
  return JSON.stringify(
    await Promise.all([
      prisma.animal.findMany({ orderBy }),
      prisma.measurement.findMany({ orderBy }),
      prisma.stock.findMany({ orderBy }),
      prisma.stockChange.findMany({ orderBy }),
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

const ofOtherTests = [
  // api/sharing/vetProposals.test.ts, api/care/reminderAnswers.test.ts, api/cat/saveNewCat.test.ts
  'leaveVetProposal',
  'answerReminder',
  'createAnimal',
  // api/account/accessTokens.test.ts
  'createPersonalAccessToken',
]

test('every mutation that takes an id is tested, except those of other tests', () => {
  const takesAnId = Object.entries(mutations)
    .filter(([name]) => !ofOtherTests.includes(name))
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
    const before = await readEverything()
    const unknown = await attempt(owner, name, reaching[name]!(everyId(crypto.randomUUID())))
    expect(unknown.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    expect(await attempt(owner, name, reaching[name]!(otherRows))).toEqual(unknown)
    for (const text of nonUuids)
      expect(await attempt(owner, name, reaching[name]!(everyId(text)))).toEqual(unknown)
    expect(await readEverything()).toBe(before)
  },
)

test.each(names)('%s: requires a session', async (name) => {
  const before = await readEverything()
  const { status, errors } = await app.graphql(
    `mutation ($input: ${inputTypeOf(name)}) { ${name}(input: $input) { __typename } }`,
    { input: reaching[name]!(otherRows) },
  )
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  expect(await readEverything()).toBe(before)
})

test.each([
  'updateMeasurement',
  'deleteMeasurement',
  'deleteWeight',
  'deleteWeightImport',
  'changeTreatment',
  'stopTreatment',
  'undoDose',
  'setStock',
  'noteStockChange',
  'deleteStock',
  'decideVetProposal',
  'cancelInvitation',
  'removeFromCircle',
])('%s: a row of the other owner is not found through the viewer’s cat', async (name) => {
  const before = await readEverything()
  const { errors } = await attempt(owner, name, reaching[name]!({ ...otherRows, cat: ownCat }))
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await readEverything()).toBe(before)
})

test('another owner’s link cannot be revoked by its token', async () => {
  const { errors } = await attempt(owner, 'revokeShareLink', { uuidOrToken: otherRows.token })
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})
