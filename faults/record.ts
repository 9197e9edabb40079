import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { ask, documentedCalls } from './asked'

/** A person whose cat has one of each thing, and what a path holds of it, by the word that stands before it. */
export interface Kept {
  maker: string
  token: string
  /** Its own: limits count by it. */
  network: string
  today: string
  yesterday: string
  ids: Record<string, string>
}

// oxlint-disable-next-line typescript/no-explicit-any -- what is read is what the calls answer
type Answer = any
type Save = [
  call: string,
  body: (kept: Kept) => object,
  keep?: (answer: Answer) => Record<string, string>,
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

/** In this order, by the account that was made first; a call that the server does not document is left out. */
const saves: Save[] = [
  [
    'POST /api/animals',
    () => ({ name: 'Isis', weight: '4.2', birthDate: '2014-03-01' }),
    ({ id }) => ({ animals: id }),
  ],
  ['PATCH /api/animals/{id}', () => ({ breed: 'Chartreux' })],
  [
    'POST /api/animals/{id}/measurements',
    ({ maker }) => ({ appetite: 4, vomiting: 2, note: maker }),
    ({ id }) => ({ measurements: id }),
  ],
  [
    'PUT /api/animals/{id}/measurements/{mid}',
    ({ maker }) => ({ appetite: 1, vomiting: 2, note: `${maker}, corrected` }),
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

export async function keepRecord(maker: string, url: string): Promise<Kept> {
  const documented = new Set([
    'POST /graphql',
    ...(await documentedCalls(url)).map(({ call }) => call),
  ])
  const network = `192.0.2.${(records += 1)}`
  const kept: Kept = {
    maker,
    token: '',
    network,
    today: daysAgo(0),
    yesterday: daysAgo(1),
    ids: { docs: 'swagger-ui.css' },
  }

  async function save(call: string, body: object, token = kept.token): Promise<Answer> {
    try {
      const text = await ask(url, { call: placed(call, kept.ids), token, network, body })
      if (call === 'POST /graphql' && text.includes('"errors":[')) throw new Error(text)
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`${maker} refused ${call}: ${(error as Error).message}`, { cause: error })
    }
  }
  kept.token = (await save('POST /api/auth/register', account('ada'))).accessToken
  for (const [call, body, keep] of saves) {
    if (!documented.has(call)) continue
    const answer = await save(call, body(kept))
    Object.assign(kept.ids, keep?.(answer))
  }
  const helper = (await save('POST /api/auth/register', account('eve'))).accessToken
  await save('POST /api/memberships', { token: kept.ids['accepted'] }, helper)
  await save('POST /api/animals/{id}/weights', { weight: '3.8' }, helper)
  return kept
}

/** Of a documented path, each `{…}` by the word before it. @throws where nobody knows one */
export function placed(call: string, ids: Record<string, string>): string {
  return call.replace(/([\w-]+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    const id = ids[before]
    if (id === undefined) throw new Error(`faults/record.ts keeps no ${name} of ${before}`)
    return `${before}/${id}`
  })
}
