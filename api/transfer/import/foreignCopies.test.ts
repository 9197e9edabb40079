import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyInstant,
  cat,
  copy,
  createSendCopy,
  entry,
  treatment,
  uuid,
  weighing,
} from '../../testing/copies'
import { accountContentsOf, createOwnedRows, type OwnedRows } from '../../testing/household'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

// Tests the import of a copy with the ids of another account.

let app: TestApp
let call: RestClient
let owner: TestOwner
let otherOwner: OwnedRows
const start = new Date('2025-03-16T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = start
  owner = await createOwner(app)
  otherOwner = (await createOwnedRows(app, 1))[0]!
})
afterAll(() => app.close())

const send = createSendCopy(() => ({ call, owner }))

test('ids of another account become new ones in every reference, and the other account is unchanged', async () => {
  const before = await accountContentsOf(app, otherOwner)
  const foreignCopy = copy(
    cat({
      id: otherOwner.cat,
      measurements: [entry({ id: otherOwner.measurement })],
      weights: [weighing({ id: otherOwner.weight })],
      treatments: [treatment({ id: otherOwner.treatment, courseId: otherOwner.treatment })],
      doses: [
        {
          id: otherOwner.dose,
          treatmentId: otherOwner.treatment,
          day: '2025-03-01',
          time: '08:00',
          at: copyInstant,
          createdAt: copyInstant,
          outcome: 'given',
        },
      ],
      labResults: [
        {
          id: otherOwner.labResult,
          day: '2025-03-01',
          values: [{ quantity: 'sdma', value: '18', unit: 'µg/dL' }],
          createdAt: copyInstant,
          updatedAt: copyInstant,
        },
      ],
      vetProposals: [
        {
          id: otherOwner.proposal,
          vetName: 'Dr Martin',
          text: 'À revoir',
          numbers: [],
          createdAt: copyInstant,
          accepted: [],
        },
      ],
    }),
  )
  const { status, body } = await send(foreignCopy)
  const one = { added: 1, known: 0 }
  expect([status, body.fields, body.animals]).toMatchObject([
    200,
    undefined,
    [
      {
        isNew: true,
        measurements: one,
        weights: one,
        treatments: one,
        doses: one,
        labResults: one,
        vetProposals: one,
      },
    ],
  ])
  expect(await accountContentsOf(app, otherOwner)).toBe(before)
  const [ownCopy] = await app.services.prisma.animal.findMany({
    where: { user: { email: owner.email } },
    include: { measurements: true, treatments: { include: { doses: true } } },
  })
  expect([
    ownCopy!.id,
    ownCopy!.treatments[0]!.courseId,
    ownCopy!.treatments[0]!.doses.length,
  ]).toEqual([body.animals[0].id, ownCopy!.treatments[0]!.id, 1])
  const ids = [otherOwner.cat, otherOwner.measurement, otherOwner.treatment, otherOwner.dose]
  for (const otherId of ids) expect(JSON.stringify([ownCopy, body])).not.toContain(otherId)
  // Unknown ids give the same response, so that a caller cannot probe whether an id exists.
  const again = await send(foreignCopy.replaceAll(otherOwner.cat, uuid()))
  expect({ ...again.body.animals[0], id: '' }).toEqual({ ...body.animals[0], id: '' })
})

test('a proposal for a treatment refers to the treatment of the new account', async () => {
  const courseId = uuid()
  const proposal = {
    id: uuid(),
    vetName: 'Dr Martin',
    numbers: [{ part: 'must_not_miss', value: 'Semintra', days: null, courseId }],
    createdAt: copyInstant,
    accepted: [],
  }
  const { body } = await send(
    copy(cat({ treatments: [treatment({ courseId })], vetProposals: [proposal] })),
  )
  const { id } = body.animals[0]
  const { data } = await owner.graphql(
    'query ($id: ID!) { animal(uuid: $id) { vetProposals { uuid numbers { message } } } }',
    { id },
  )
  const [{ uuid: proposed, numbers }] = data.animal.vetProposals
  expect(numbers).toEqual([{ message: 'Traitement à ne pas manquer\u00a0: Semintra' }])
  const decided = await owner.mutate(
    'decideVetProposal',
    { animalUuid: id, uuid: proposed, accepted: ['must_not_miss'] },
    'animal { treatments { mustNotMiss } }',
  )
  expect(decided.data.decideVetProposal.animal.treatments).toEqual([{ mustNotMiss: true }])
})
