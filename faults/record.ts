import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { fetchText, documentedCalls } from './apiCall'

/** A user whose cat has one record of each kind, and the ids of these by the path segment before them. */
export interface SeededRecord {
  /** The build whose server stored the record, as in a finding. */
  buildName: string
  token: string
  /** The client's address, unique per record: rate limits count by it. */
  network: string
  today: string
  yesterday: string
  ids: Record<string, string>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the fields depend on the call
type ResponseBody = any
type Save = [
  call: string,
  body: (record: SeededRecord) => object,
  idsOf?: (body: ResponseBody) => Record<string, string>,
]

const account = (name: string) => ({
  email: `${name}-${randomUUID()}@example.org`,
  password: 'correct horse',
  firstName: name,
  lastName: 'Loopback',
})
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c08040' } })
  .jpeg()
  .toBuffer()
let records = 0
const daysAgo = (count: number) =>
  new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
const lastOf = (address: string) => address.split('/').at(-1)!

/** The calls of the first account, in order. A call that the server does not document is skipped. */
const saves: Save[] = [
  [
    'POST /api/animals',
    () => ({ name: 'Isis', weight: '4.2', birthDate: '2014-03-01' }),
    ({ id }) => ({ animals: id }),
  ],
  ['PATCH /api/animals/{id}', () => ({ breed: 'Chartreux' })],
  [
    'POST /api/animals/{id}/measurements',
    ({ buildName }) => ({ appetite: 4, vomiting: 2, note: buildName }),
    ({ id }) => ({ measurements: id }),
  ],
  [
    'PUT /api/animals/{id}/measurements/{mid}',
    ({ buildName }) => ({ appetite: 1, vomiting: 2, note: `${buildName}, corrected` }),
  ],
  ['POST /api/animals/{id}/weights', () => ({ weight: '3.9' })],
  [
    'POST /api/animals/{id}/labs',
    ({ today }) => ({
      day: today,
      values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
    }),
  ],
  ['PUT /api/animals/{id}/iris', ({ today }) => ({ stage: 2, day: today })],
  [
    'POST /api/animals/{id}/treatments',
    ({ today }) => ({
      kind: 'medicine',
      name: 'Semintra',
      firstDay: today,
      plan: { kind: 'days', everyDays: 1, weekdays: [], times: ['08:00'] },
    }),
    ({ id }) => ({ treatments: id }),
  ],
  [
    'POST /api/animals/{id}/doses',
    ({ today, ids }) => ({
      treatmentId: ids['treatments'],
      day: today,
      time: '08:00',
      outcome: 'given',
    }),
  ],
  [
    'POST /api/blob-upload',
    ({ ids }) => ({
      fileData: `data:image/jpeg;base64,${photo.toString('base64')}`,
      animalId: ids['animals'],
    }),
    ({ url }) => ({ photoURL: url, photos: lastOf(url) }),
  ],
  ['PUT /api/animals/{id}/photo', ({ ids }) => ({ photoURL: ids['photoURL'] })],
  ['POST /api/animals/{id}/share', () => ({}), ({ id, token }) => ({ share: id, shared: token })],
  ['POST /api/shared/{token}/proposals', () => ({ vetName: 'Dr Martin', weight: '3.5' })],
  [
    'POST /api/animals/{id}/circle/invitations',
    () => ({ role: 'carer' }),
    ({ link }) => ({ accepted: lastOf(link) }),
  ],
  [
    'POST /api/animals/{id}/circle/invitations',
    () => ({ role: 'carer' }),
    ({ link }) => ({ invitations: lastOf(link) }),
  ],
  [
    'POST /graphql',
    () => ({ query: 'mutation { renewCalendar { viewer { calendar { url } } } }' }),
    ({ data }) => ({ calendar: lastOf(data.renewCalendar.viewer.calendar.url) }),
  ],
]

export async function createRecord(buildName: string, url: string): Promise<SeededRecord> {
  const documented = new Set([
    'POST /graphql',
    ...(await documentedCalls(url)).map(({ call }) => call),
  ])
  const network = `192.0.2.${(records += 1)}`
  const record: SeededRecord = {
    buildName,
    token: '',
    network,
    today: daysAgo(0),
    yesterday: daysAgo(1),
    ids: { docs: 'swagger-ui.css' },
  }

  async function save(call: string, body: object, token = record.token): Promise<ResponseBody> {
    try {
      const text = await fetchText(url, {
        call: fillDocumentedPath(call, record.ids),
        token,
        network,
        body,
      })
      if (call === 'POST /graphql' && text.includes('"errors":[')) throw new Error(text)
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`${buildName} refused ${call}: ${(error as Error).message}`, { cause: error })
    }
  }
  record.token = (await save('POST /api/auth/register', account('owner'))).accessToken
  for (const [call, body, idsOf] of saves) {
    if (!documented.has(call)) continue
    const response = await save(call, body(record))
    Object.assign(record.ids, idsOf?.(response))
  }
  const helper = (await save('POST /api/auth/register', account('helper'))).accessToken
  await save('POST /api/memberships', { token: record.ids['accepted'] }, helper)
  await save('POST /api/animals/{id}/weights', { weight: '3.8' }, helper)
  return record
}

/**
 * Replaces each `{…}` of a documented path by the id for the segment before it.
 * @throws if there is no such id
 */
export function fillDocumentedPath(call: string, ids: Record<string, string>): string {
  return call.replace(/([\w-]+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    const id = ids[before]
    if (id === undefined) throw new Error(`faults/record.ts has no ${name} for ${before}`)
    return `${before}/${id}`
  })
}
