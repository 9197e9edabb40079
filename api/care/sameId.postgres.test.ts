import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { semintra } from '../testing/calls/careCalls'
import { createOwner } from '../testing/owner'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'

const rounds = 20

let app: TestApp
let second: TestApp
beforeAll(async () => {
  app = await createTestApp()
  second = await createSecondApp(app)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

test('of two cats that get one id at once, one is stored at the first try, the other at the next', async () => {
  const owners = [await createOwner(app), await createOwner(second)]
  const addCalls = await Promise.all(
    owners.map(async (owner) => {
      const animalUuid = await owner.addCat()
      return async (uuid: string) => {
        const input = { ...semintra, animalUuid, uuid }
        const { data, errors } = await owner.mutate('addTreatment', input, 'treatment { uuid }')
        return errors ? errors[0]!.extensions.code : data.addTreatment.treatment.uuid
      }
    }),
  )
  const codes = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const uuid = randomUUID()
    const first = await Promise.all(addCalls.map((add) => add(uuid)))
    for (const result of first.filter((one) => !one.includes('-'))) codes.add(result)
    const stored = await Promise.all(addCalls.map((add) => add(uuid)))
    expect(stored).toContain(uuid)
    expect(stored.every((one) => one.includes('-'))).toBe(true)
    expect(new Set(stored).size).toBe(2)
  }
  expect([...codes]).toEqual(['UNAVAILABLE'])
})
