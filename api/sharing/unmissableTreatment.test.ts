import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { semintra } from '../testing/calls/careCalls'
import { createProposalCalls } from '../testing/calls/proposalCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// A vet proposes that a treatment's doses must not be missed (product/sharing 7.1).

let app: TestApp
let owner: TestOwner
let cat: string
let token: string

beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = new Date('2025-03-13T08:00:00Z')
  cat = await owner.addCat()
  token = await share()
})
afterAll(() => app.close())

const { share, leave, read, proposals, decide } = createProposalCalls(() => ({
  app,
  owner,
  cat,
  token,
}))
const addCourse = async (animalUuid = cat): Promise<string> =>
  (await owner.mutate('addTreatment', { ...semintra, animalUuid }, 'treatment { course }')).data
    .addTreatment.treatment.course
const vetName = 'Dr Martin'

test('the owner accepts a number for a treatment: the treatment and its missed doses change', async () => {
  const course = await addCourse()
  const shown = await app.graphql(
    `{ sharedAnimal(token: "${token}") { careReport { running { course } } } }`,
  )
  expect(shown.data.sharedAnimal.careReport.running).toEqual([{ course }])
  expect(await leave({ vetName, mustNotMiss: course })).toEqual({ left: 4 })
  expect((await proposals())[0].numbers).toEqual([
    {
      part: 'must_not_miss',
      value: 'Semintra',
      days: null,
      message: 'Traitement à ne pas manquer\u00a0: Semintra',
    },
  ])
  expect((await read('treatments { mustNotMiss }')).treatments).toEqual([{ mustNotMiss: false }])
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  const levels = async () => (await read('watches { rule level }')).watches
  expect(await levels()).toEqual([{ rule: 'doses-missed', level: 'info' }])
  expect(await decide(['must_not_miss'])).toMatchObject({
    animal: { proposedBy: null, vetLimits: [] },
    vetProposal: { accepted: ['must_not_miss'] },
  })
  expect((await read('treatments { mustNotMiss }')).treatments).toEqual([{ mustNotMiss: true }])
  expect(await levels()).toEqual([{ rule: 'doses-missed', level: 'amber' }])
})

test('a declined treatment stays as it was', async () => {
  const course = await addCourse()
  await leave({ vetName, mustNotMiss: course.toUpperCase() })
  const { numbers } = await app.services.prisma.vetProposal.findFirstOrThrow({
    where: { animalId: cat },
  })
  expect(numbers).toMatchObject([{ courseId: course }])
  await decide([])
  expect((await read('treatments { mustNotMiss }')).treatments).toEqual([{ mustNotMiss: false }])
})

test('treatments of other cats, unknown ones and those that the link hides are refused', async () => {
  const other = await addCourse(await owner.addCat())
  const own = await addCourse()
  const refused = { code: 'VALIDATION', fields: { mustNotMiss: 'Traitement inconnu' } }
  for (const mustNotMiss of [other, 'semintra', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'])
    expect(await leave({ vetName, mustNotMiss })).toMatchObject(refused)
  const withoutCare = await share({ scopes: ['weights'] })
  expect(await leave({ vetName, mustNotMiss: own }, withoutCare)).toMatchObject(refused)
  expect(await proposals()).toEqual([])
})
