import { afterAll, beforeAll, expect, test } from 'vitest'
import { cat, copy, copyInstant, createSendCopy, treatment, uuid } from '../../testing/copies'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

// A copy that was edited by hand: its rows are valid, but not together.

let app: TestApp
let call: RestClient
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  owner = await createOwner(app)
})
afterAll(() => app.close())

const send = createSendCopy(() => ({ call, owner }))

async function importTreatments(lists: object) {
  const { status, body } = await send(copy(cat(lists)))
  expect(status).toBe(200)
  const { data } = await owner.graphql(
    `query ($id: ID!) { animal(uuid: $id) { treatments { firstDay lastDay }
      careToday { planned noted } } }`,
    { id: body.animals[0].id },
  )
  return data.animal
}

test('each step of a course ends before the next one, which gets the doses of its days', async () => {
  const courseId = uuid()
  const first = treatment({ courseId })
  const dose = {
    id: uuid(),
    treatmentId: first.id,
    day: '2025-03-16',
    time: '08:00',
    at: copyInstant,
    createdAt: copyInstant,
    outcome: 'given',
  }
  const { treatments, careToday } = await importTreatments({
    treatments: [first, treatment({ courseId, firstDay: '2025-03-10' })],
    doses: [dose],
  })
  expect(
    treatments.map(({ firstDay, lastDay }: Record<string, string>) => [firstDay, lastDay]),
  ).toEqual([
    ['2025-03-01', '2025-03-09'],
    ['2025-03-10', null],
  ])
  expect(careToday).toEqual({ planned: 1, noted: 1 })
})
