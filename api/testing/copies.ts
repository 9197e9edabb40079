import type { TestOwner } from './owner'
import type { RestClient } from './restClient'

// The functions return rows of a copy of the user's data, with valid values unless others are given.

export const uuid = () => crypto.randomUUID()
export const copyInstant = '2025-03-01T08:00:00.000Z'
export const cat = (fields: object = {}) => ({
  id: uuid(),
  name: 'Minette',
  createdAt: copyInstant,
  ...fields,
})
export const entry = (fields: object = {}) => ({
  id: uuid(),
  day: '2025-03-01',
  date: copyInstant,
  answeredAt: copyInstant,
  createdAt: copyInstant,
  updatedAt: copyInstant,
  appetite: 4,
  ...fields,
})
export const weighing = (fields: object = {}) => ({
  id: uuid(),
  weight: '4.2',
  date: copyInstant,
  ...fields,
})
export const plan = { kind: 'days', everyDays: 1, times: ['08:00'] }
export const treatment = (fields: object = {}) => ({
  id: uuid(),
  courseId: uuid(),
  addedOn: '2025-03-01',
  kind: 'medicine',
  name: 'Semintra',
  plan,
  firstDay: '2025-03-01',
  createdAt: copyInstant,
  ...fields,
})
export const stock = (fields: object = {}) => ({
  id: uuid(),
  unit: 'dose',
  startedAt: copyInstant,
  startedOn: '2025-03-01',
  ...fields,
})
export const copy = (...animals: unknown[]) => JSON.stringify({ animals })

/** Returns the call that imports a copy as the current owner. */
export const createSendCopy =
  (current: () => { call: RestClient; owner: TestOwner }) =>
  async (body: string, headers = {}) =>
    await current().call('POST /api/users/me/import', {
      token: await current().owner.token(),
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
