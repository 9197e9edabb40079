import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyInstant,
  cat,
  copy,
  createSendCopy,
  entry,
  stock,
  treatment,
  uuid,
  weighing,
} from '../../testing/copies'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { beginImport } from '../../testing/unfinishedImport'
import { withImportLock, withImportPermit } from './importPermits'

// A file that is no valid copy is refused with a sentence, and nothing of it is stored.

let app: TestApp
let call: RestClient
let owner: TestOwner
const start = new Date('2025-03-16T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = start
  owner = await createOwner(app)
})
afterAll(() => app.close())

const send = createSendCopy(() => ({ call, owner }))
const cats = async () =>
  await app.services.prisma.animal.count({ where: { user: { email: owner.email } } })

const notACopy = 'Ce fichier n’est pas une copie de vos données NéphroChat, ou il n’est pas entier.'
const copyDocument = copy(cat({ weights: [weighing()] }))

test.each([
  ['nothing', ''],
  ['no JSON', 'date;kg\n2025-03-01;4,2'],
  ['another JSON', '{"version":"https://jsonfeed.org/version/1.1"}'],
  ['a list', '[{"animals":[]}]'],
  ['cats that are no list', '{"animals":{"0":{"name":"Minette"}}}'],
  ['a cat that is a word', '{"animals":["Minette"]}'],
  ['weighings that are none', copy(cat({ weights: null }))],
  ['a copy behind a copy', copyDocument + copyDocument],
  ['broken off', copyDocument.slice(0, -3)],
  ['a comma too many', '{"animals":[],}'],
  ['without a colon', '{"animals"[]}'],
  ['closed by the other bracket', '{"animals":[}]'],
  ['a thousand levels', `{"user":${'['.repeat(1_000)}${']'.repeat(1_000)},"animals":[]}`],
  [
    'a thousand levels in a row',
    `{"animals":[{"weights":[${'['.repeat(1_000)}${']'.repeat(1_000)}]}]}`,
  ],
  ['a row of 100,000 values', `{"animals":[{"weights":[[${'0,'.repeat(100_000)}0]]}]}`],
  ['a row of a million letters', `{"animals":[{"weights":["${'x'.repeat(1_000_000)}"]}]}`],
  ['a name of a million letters', `{"${'x'.repeat(1_000_000)}":1,"animals":[]}`],
])('a document that is no copy is refused as such: %s', async (_, document) => {
  expect(await send(document)).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED', detail: notACopy },
  })
  expect(await cats()).toBe(0)
})

const id = uuid()
test.each<[string, object, Record<string, string>]>([
  [
    'out of range',
    { weights: [weighing(), weighing({ weight: '42' })] },
    {
      'animals.0.weights.1.weight':
        'Minette, pesée nº\u00a02\u00a0: Le poids doit être compris entre 0,3 et 25 kg',
    },
  ],
  [
    'of another type',
    { measurements: [entry({ appetite: 'beaucoup', note: {} })] },
    {
      'animals.0.measurements.0.appetite':
        "Minette, saisie nº\u00a01\u00a0: L'appétit doit être compris entre 1 et 5",
      'animals.0.measurements.0.note':
        'Minette, saisie nº\u00a01\u00a0: La note doit être un texte',
    },
  ],
  [
    'a day that there is not',
    { measurements: [entry({ day: '2025-02-30' })] },
    { 'animals.0.measurements.0.day': 'Minette, saisie nº\u00a01\u00a0: Date invalide' },
  ],
  [
    'a date of another day',
    { measurements: [entry({ day: '2025-02-20' })] },
    {
      'animals.0.measurements.0.date':
        'Minette, saisie nº\u00a01\u00a0: Cette date n’est de ce jour dans aucun fuseau horaire',
    },
  ],
  [
    'to come',
    { weights: [weighing({ date: '2025-04-01T08:00:00Z' })] },
    {
      'animals.0.weights.0.date':
        'Minette, pesée nº\u00a01\u00a0: La date ne peut pas être dans le futur',
    },
  ],
  [
    'a date beyond all',
    { weights: [weighing({ date: '+275760-09-13T00:00:00.000Z' })] },
    { 'animals.0.weights.0.date': 'Minette, pesée nº\u00a01\u00a0: Date invalide' },
  ],
  [
    'an id twice',
    { weights: [weighing({ id }), weighing({ id })] },
    {
      'animals.0.weights.1.id':
        'Minette, pesée nº\u00a02\u00a0: Cet identifiant est déjà dans le fichier',
    },
  ],
  [
    'a day twice',
    { measurements: [entry(), entry()] },
    {
      'animals.0.measurements.1.day':
        'Minette, saisie nº\u00a02\u00a0: Ce jour a déjà une saisie dans le fichier',
    },
  ],
  [
    'a dose of nothing',
    {
      doses: [
        {
          id: uuid(),
          treatmentId: otherAccount(),
          day: '2025-03-01',
          at: copyInstant,
          createdAt: copyInstant,
          outcome: 'given',
        },
      ],
    },
    {
      'animals.0.doses.0.treatmentId':
        'Minette, prise nº\u00a01\u00a0: Ce traitement n’est pas dans le fichier',
    },
  ],
  [
    'a stock twice',
    {
      treatments: [treatment({ courseId: id })],
      stocks: [stock({ courseId: id }), stock({ courseId: id })],
    },
    {
      'animals.0.stocks.1.courseId':
        'Minette, stock nº\u00a02\u00a0: Ce traitement a déjà un stock dans le fichier',
    },
  ],
  [
    'a plan of no kind',
    { treatments: [treatment({ plan: { kind: '__proto__' } })] },
    {
      'animals.0.treatments.0.plan.kind': 'Minette, traitement nº\u00a01\u00a0: Données invalides',
    },
  ],
  [
    'a photo that is none',
    { photo: `data:image/webp;base64,${btoa('<svg onload=alert(1)>')}` },
    { 'animals.0.photo': 'Minette\u00a0: Format non supporté. Utilisez JPG, PNG ou WEBP' },
  ],
  [
    'a NUL byte',
    { name: 'Mi\0nette' },
    { 'animals.0.name': expect.stringContaining('Caractère interdit') as string },
  ],
])(
  'a mistake is refused with its position, and nothing is imported: %s',
  async (_, part, fields) => {
    const { status, body } = await send(copy(cat({ weights: [weighing()], ...part })))
    expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION', fields])
    expect(body.detail).toEqual(Object.values(fields)[0])
    expect(await cats()).toBe(0)
  },
)

function otherAccount(): string {
  return '6ba7b810-9dad-41d1-80b4-00c04fd430c8'
}

test('a response lists ten mistakes, names of prototypes are data, and a file of 60 MB is refused', async () => {
  const { body } = await send(
    copy(cat({ weights: Array.from({ length: 1_000 }, () => weighing({ weight: 'x' })) })),
  )
  expect(Object.keys(body.fields)).toHaveLength(10)
  const named = copy(cat({ weights: [weighing()] }))
    .replace('"name"', '"__proto__":{"isAdmin":true},"constructor":1,"toString":[],"name"')
    .replace('"weight"', '"__proto__":{"weight":"9"},"weight"')
  expect(await send(named)).toMatchObject({
    status: 200,
    body: { animals: [{ weights: { added: 1 } }] },
  })
  await app.services.prisma.animal.deleteMany({ where: { user: { email: owner.email } } })
  const large = `{"user":"${'x'.repeat(60_000_000)}","animals":[]}`
  expect(await send(large)).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE', detail: 'Ce fichier est trop volumineux (50 Mo au plus)' },
  })
  const unannounced = new Response(large).body!
  const response = await fetch(`${app.url}/api/users/me/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await owner.token()}` },
    body: unannounced,
    duplex: 'half',
  })
  expect(response.status).toBe(413)
  expect((await send(`{"user":"${'x'.repeat(40_000_000)}","animals":[]}`)).status).toBe(200)
  expect(await send(copyDocument, { 'content-type': 'application/zip' })).toMatchObject({
    status: 415,
  })
})

test('an interrupted upload stores nothing and ends the account’s import', async () => {
  const before = await cats()
  const upload = await beginImport(app, owner)
  upload.destroy()
  await expect.poll(async () => (await send(copy())).status).toBe(200)
  expect(await cats()).toBe(before)
})

test('an account has one import at a time and a process two; the third waits until one succeeds or fails', async () => {
  for (const failure of [undefined, new Error('the connection is cut')]) {
    let settle = () => undefined as void
    const pending = new Promise<void>(
      (resolve, reject) => (settle = () => (failure ? reject(failure) : resolve())),
    )
    const running = ['one', 'other'].map((userId) =>
      withImportLock(userId, () => withImportPermit(() => pending)),
    )
    await expect(withImportLock('one', async () => 'read')).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED' },
    })
    let isDone = false
    const third = withImportLock('third', () => withImportPermit(async () => (isDone = true)))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isDone).toBe(false)
    settle()
    await Promise.allSettled(running)
    expect(await third).toBe(true)
    expect(await withImportLock('one', () => withImportPermit(async () => 'read'))).toBe('read')
  }
})
