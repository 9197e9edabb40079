import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '../rest/routes'
import { lab, semintra } from '../testing/foreignRows'
import { accountContentsOf, deviceSecretOf, type OwnedRows } from '../testing/household'
import { jpeg } from '../testing/images'
import {
  createOwnerPairs,
  type OwnerPair,
  othersSecret,
  type OwnedIds,
  unknownIds,
} from '../testing/isolation/twoOwners'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests two owners: each id and address of the other owner is put into an otherwise valid REST
// request. The response must equal the one for an unknown id, show nothing and change nothing. The
// file foreignIdsInGraph.test.ts tests the arguments and cursors of GraphQL.

let app: TestApp
let call: RestClient
let image: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  image = `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`
})
afterAll(() => app.close())

let ownIds: OwnedIds
let foreignIds: OwnedIds
let othersHousehold: OwnedRows
let pairs: OwnerPair[] = []
/** Each test has its own pair of owners. */
beforeEach(async () => {
  if (pairs.length === 0) pairs = await createOwnerPairs(app, 20)
  ;({ ownIds, foreignIds, othersHousehold } = pairs.pop()!)
})

// The second id of a path, under my own cat (a rule belongs to no user); then the ids in bodies.
const twoIds = routes.filter(({ path }) => path.split(':').length === 3 && !path.includes(':rule'))
const lastOf: Record<string, (things: OwnedIds) => string> = {
  mid: ({ measurement }) => measurement,
  wid: ({ weight }) => weight,
  import: ({ weightImport }) => weightImport,
  lid: ({ labResult }) => labResult,
  tid: ({ treatment }) => treatment,
  did: ({ dose }) => dose,
  course: ({ treatment }) => treatment,
  pid: ({ proposal }) => proposal,
  iid: ({ invitation }) => invitation,
  member: ({ member }) => member,
  token: ({ linkToken }) => linkToken,
}

const sent: Record<string, object> = {
  'PUT /api/animals/:id/measurements/:mid': { appetite: 4 },
  'PATCH /api/animals/:id/labs/:lid': lab,
  'PATCH /api/animals/:id/treatments/:tid': { note: 'mine' },
  'POST /api/animals/:id/treatments/:tid/stop': { lastDay: '2100-01-01' },
  'PUT /api/animals/:id/stocks/:course': { unit: 'dose', amount: 5 },
  'POST /api/animals/:id/stocks/:course/changes': { kind: 'renewed', amount: 5 },
  'POST /api/animals/:id/proposals/:pid/decision': { accepted: ['weight'] },
}

test.each(twoIds.map(({ method, path }) => `${method} ${path}`))('%s, of my cat', async (route) => {
  const [parameter = ''] = route.split(':').at(-1)!.split('/')
  const send = async (ids: OwnedIds) => {
    const { status, body } = await call(
      route.replace(':id', ownIds.cat).replace(`:${parameter}`, lastOf[parameter]!(ids)),
      { token: ownIds.accessToken, ...(route in sent && { body: sent[route]! }) },
    )
    return { status, body }
  }
  const before = await accountContentsOf(app, othersHousehold)
  const foreignResponse = await send(foreignIds)
  expect(foreignResponse.status).toBe(404)
  expect(foreignResponse).toEqual(await send(unknownIds(app)))
  expect(await accountContentsOf(app, othersHousehold)).toBe(before)
})

const bodies: Record<string, (ids: OwnedIds) => [path: string, body: object, status: number]> = {
  'PATCH /api/animals/:id': ({ photo }) => [
    `/api/animals/${ownIds.cat}`,
    { photoPath: photo },
    400,
  ],
  'PUT /api/animals/:id/photo': ({ photo }) => [
    `/api/animals/${ownIds.cat}/photo`,
    { photoURL: photo },
    400,
  ],
  'POST /api/animals/:id/measurements': ({ measurement }) => [
    `/api/animals/${ownIds.cat}/measurements`,
    { id: measurement, appetite: 4 },
    200,
  ],
  'PUT /api/animals/:id/measurements/:mid': ({ measurement }) => [
    `/api/animals/${ownIds.cat}/measurements/${ownIds.measurement}`,
    { id: measurement, appetite: 4 },
    200,
  ],
  'POST /api/animals/:id/weights': ({ weight }) => [
    `/api/animals/${ownIds.cat}/weights`,
    { id: weight, weight: '4' },
    201,
  ],
  'POST /api/animals/:id/labs': ({ labResult }) => [
    `/api/animals/${ownIds.cat}/labs`,
    { id: labResult, ...lab },
    201,
  ],
  'POST /api/animals/:id/treatments': ({ treatment }) => [
    `/api/animals/${ownIds.cat}/treatments`,
    { id: treatment, ...semintra },
    201,
  ],
  'POST /api/animals/:id/doses': ({ dose }) => [
    `/api/animals/${ownIds.cat}/doses`,
    { id: dose, treatmentId: ownIds.treatment, day: ownIds.today, outcome: 'skipped' },
    201,
  ],
  'POST /api/animals/:id/stocks/:course/changes': ({ stockChange }) => [
    `/api/animals/${ownIds.cat}/stocks/${ownIds.treatment}/changes`,
    { id: stockChange, kind: 'renewed', amount: 5 },
    201,
  ],
  'POST /api/push/answers': ({ dose }) => [
    '/api/push/answers',
    {
      ...deviceSecretOf(ownIds),
      reminderId: ownIds.reminder,
      answer: 'given',
      day: ownIds.today,
      time: '08:00',
      treatmentId: ownIds.treatment,
      id: dose,
    },
    // The household's dose of this time has been given.
    409,
  ],
  'POST /api/blob-upload': ({ cat }) => [
    `/api/blob-upload`,
    { animalId: cat, fileData: image },
    404,
  ],
}

test('every body with an id or an address has a row', async () => {
  const openapi = (await call('GET /api/openapi.json')).body as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }
  const found = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) =>
        /"(id|animalId|photoURL|photoPath)":/.test(JSON.stringify(requestBody ?? '')),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(Object.keys(bodies).toSorted()).toEqual(found.toSorted())
})

test.each(Object.keys(bodies))('%s, with an id of the other owner in its body', async (route) => {
  const before = await accountContentsOf(app, othersHousehold)
  const [path, body, status] = bodies[route]!(foreignIds)
  const response = await call(`${route.split(' ')[0]} ${path}`, { token: ownIds.accessToken, body })
  expect(response.status).toBe(status)
  expect(JSON.stringify(response.body)).not.toContain(othersSecret)
  expect(await accountContentsOf(app, othersHousehold)).toBe(before)
})

test('no list, export or record that I can read contains data of the other owner', async () => {
  const lists = routes.filter(
    ({ method, path, access }) =>
      method === 'GET' &&
      access === 'owner' &&
      /^[^:]*(:id[^:]*)?$/.test(path) &&
      !path.startsWith('/api/share/'),
  )
  expect(lists.length).toBeGreaterThan(6)
  for (const { path } of [...lists, { path: '/api/users/me/export?format=csv' }]) {
    const { status, body } = await call(`GET ${path.replace(':id', ownIds.cat)}`, {
      token: ownIds.accessToken,
    })
    expect([path, status]).toEqual([path, 200])
    for (const foreignId of [
      othersSecret,
      foreignIds.cat,
      foreignIds.measurement,
      foreignIds.linkToken,
      foreignIds.userId,
    ])
      expect(JSON.stringify(body)).not.toContain(foreignId)
  }
})
