import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { textExamples } from '../../rest/exampleTexts'
import { downloadExport } from '../../testing/downloadExport'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
  const other = await createOwner(app)
  await other.save(await other.addCat({ name: 'Étrangère' }), { appetite: 1, note: 'rien à elle' })
  cat = await owner.addCat({ name: '=SUM(A1)', weight: '4.2' })
  app.clock.now = new Date(start.getTime() + 1_000)
  await owner.addCat({ name: 'Sans saisie' })
  app.clock.now = start
})
afterAll(() => app.close())

const download = (format = '') => downloadExport(app, owner, format)

test('the JSON holds all data of the user and none of another user', async () => {
  const { measurement } = await owner.save(cat, {
    appetite: 1,
    note: 'ligne 1\n"ligne 2", fin',
    vomitingType: { hairball: true },
  })
  await owner.save(cat, { appetite: 3 })
  await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  const values = [
    { quantity: 'creatinine', value: '24', unit: 'mg/L', rangeFrom: '6', rangeTo: '18.5' },
    { quantity: 'usg', value: '1.02', unit: '' },
  ]
  await owner.mutate(
    'addLabResult',
    {
      animalUuid: cat,
      day: '2025-03-10',
      laboratory: 'Labo du Parc',
      values,
      hydrated: 'yes',
      note: 'à jeun ?',
    },
    'labResult { uuid }',
  )
  await owner.mutate(
    'setVetStage',
    { animalUuid: cat, stage: 2, substage: 'protéinurie', day: '2025-03-12' },
    'animal { uuid }',
  )
  const { data: shared } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { token }',
  )
  const proposal = {
    token: shared.createShareLink.shareLink.token,
    vetName: 'Dr Martin',
    text: 'À revoir',
    weight: '3.5',
  }
  await app.graphql(
    'mutation ($input: LeaveVetProposalInput!) { leaveVetProposal(input: $input) { left } }',
    { input: proposal },
  )
  const { data: left } = await owner.graphql(
    'query ($id: ID!) { animal(uuid: $id) { vetProposals { uuid } } }',
    { id: cat },
  )
  await owner.mutate(
    'decideVetProposal',
    { animalUuid: cat, uuid: left.animal.vetProposals[0].uuid, accepted: ['weight'] },
    'animal { uuid }',
  )
  await owner.mutate(
    'updateAnimal',
    { uuid: cat, visitQuestions: ['Et la dose ?'] },
    'animal { uuid }',
  )
  const { text, headers } = await download()
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="nephrochat-2025-03-16.json"',
  )
  const { user, animals } = JSON.parse(text)
  expect(user).toMatchObject({
    email: owner.email,
    firstName: 'Ada',
    timeZone: 'Europe/Paris',
    google: null,
  })
  expect(animals.map(({ name }: { name: string }) => name)).toEqual(['=SUM(A1)', 'Sans saisie'])
  expect(animals[0]).toMatchObject({
    id: cat,
    weights: [{ weight: '4.2' }],
    labResults: [{ day: '2025-03-10', values, hydrated: 'yes', fasting: 'unknown' }],
    vetStage: { stage: 2, substage: 'protéinurie', day: '2025-03-12' },
    visitQuestions: ['Et la dose ?'],
    visitedAt: null,
    vetLimits: [{ part: 'weight', value: '3.5', days: null, since: '2025-03-16' }],
    vetProposals: [
      {
        vetName: 'Dr Martin',
        practice: null,
        text: 'À revoir',
        numbers: [{ part: 'weight', value: '3.5' }],
        decidedOn: '2025-03-16',
        accepted: ['weight'],
      },
    ],
    alerts: [{ rule: 'appetite-reduced-first-day' }],
    shareLinks: [{ accessCount: 0, forWhom: null, hasCode: false }, { accessCount: 0 }],
    measurements: [
      {
        id: measurement.uuid,
        day: '2025-03-16',
        appetite: 3,
        vomitingType: { hairball: true },
        revisions: [{ answers: { appetite: 1 } }],
      },
    ],
  })
  expect(text).not.toMatch(/Étrangère|rien à elle|argon2|password/i)
})

test('a third export at a time is refused with a sentence and not as a file', async () => {
  const { prisma } = app.services
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: owner.email } })
  const row = { userId, expiresAt: new Date(start.getTime() + 1) }
  await prisma.runningExport.createMany({ data: [row, row] })
  const { status, text, headers } = await download('?format=csv')
  expect([status, headers.get('retry-after'), headers.get('content-disposition')]).toEqual([
    429,
    '30',
    null,
  ])
  expect(JSON.parse(text)).toMatchObject({
    code: 'RATE_LIMITED',
    detail: expect.stringMatching(/^Deux téléchargements de vos données sont déjà en cours\./),
  })
  await prisma.runningExport.deleteMany()
  expect((await download('?format=csv')).status).toBe(200)
  // The permit becomes free once the response has been sent.
  await expect.poll(() => prisma.runningExport.count()).toBe(0)
})

test('a spreadsheet reads the CSV, and no cell is a formula', async () => {
  const { text, headers } = await download('?format=csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [header, ...rows] = text.split('\r\n')
  expect(header).toMatch(/^\uFEFFanimal,day,date,answeredAt,/)
  const example = textExamples['text/csv']!.split('\r\n').map((line) => line.split(','))
  expect(example[0]).toEqual(header!.split(','))
  expect(example[1]).toHaveLength(example[0]!.length)
  expect(rows[0]).toBe(
    `'=SUM(A1),2025-03-16,2025-03-16T08:00:00.000Z,2025-03-16T08:00:00.000Z,,,,3,,` +
      `true,false,false,,false,false,false,,,,"ligne 1\n""ligne 2"", fin",4.2,Ada`,
  )
  expect(rows.slice(1)).toEqual([''])
})

test('a French table has semicolons, French headers and words, and times in the owner’s time zone', async () => {
  const { text, headers } = await download('?table=measurements')
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="nephrochat-saisies-2025-03-16.csv"',
  ])
  const [header, row, ...rest] = text.split('\r\n')
  expect(header).toBe(
    '\uFEFFChat;Date;Heure;Eau bue;Eau estimée (mL);Perfusion ' +
      'sous-cutanée;Appétit (1 à 5);Vomissements;Boule de poils;Eau non ' +
      'gardée;Régurgitation;Mictions;Efforts pour uriner;Sang visible;Aucune ' +
      'urine;Boules de litière;Selles;Énergie (1 à 5);Observations;Poids (kg);Par',
  )
  // Without a count the signs are unknown; the ones that were seen are 'oui'.
  expect(row).toBe(
    `'=SUM(A1);16/03/2025;09:00;;;;3;;oui;;;;;;;;;;"ligne 1\n""ligne 2"", fin";4,2;Ada`,
  )
  expect(rest).toEqual([''])
  expect((await download('?table=weights')).text).toBe(
    '\uFEFFChat;Date;Heure;Poids ' +
      `(kg);Par\r\n'=SUM(A1);16/03/2025;09:00;4,2;Ada\r\nSans ` +
      'saisie;16/03/2025;09:00;4,2;Ada\r\n',
  )
})

test('an entry has no time if its instant is of another day since its owner moved', async () => {
  const { user } = app.services.prisma
  const moveTo = async (timeZone: string) => await user.updateMany({ data: { timeZone } })
  await moveTo('Pacific/Pago_Pago')
  const { text } = await download('?table=measurements')
  await moveTo('Europe/Paris')
  expect(text).toContain("'=SUM(A1);16/03/2025;;")
})

test('the .zip has one file for each table', async () => {
  const response = await fetch(`${app.url}/api/users/me/export?format=zip`, {
    headers: { authorization: `Bearer ${await owner.token()}` },
  })
  expect([
    response.headers.get('content-type'),
    response.headers.get('content-disposition'),
  ]).toEqual(['application/zip', 'attachment; filename="nephrochat-2025-03-16.zip"'])
  const files = unzipped(Buffer.from(await response.arrayBuffer()))
  expect([...files.keys()]).toEqual([
    'saisies.csv',
    'pesees.csv',
    'analyses.csv',
    'traitements.csv',
    'doses.csv',
    'stocks.csv',
  ])
  expect(files.get('saisies.csv')).toBe((await download('?table=measurements')).text)
  expect(files.get('traitements.csv')).toBe((await download('?table=treatments')).text)
  expect(files.get('doses.csv')).toBe((await download('?table=doses')).text)
  expect(files.get('pesees.csv')).toBe((await download('?table=weights')).text)
  expect(files.get('analyses.csv')).toBe(
    '\uFEFFChat;Date;Laboratoire;Analyse;Valeur;Unité;À jeun;Bien hydraté;Note;Norme, de;' +
      "Norme, à\r\n'=SUM(A1);10/03/2025;Labo du Parc;Créatinine;24;mg/L;;oui;à jeun ?;6;18,5\r\n" +
      "'=SUM(A1);10/03/2025;Labo du Parc;Densité urinaire;1,02;;;oui;à jeun ?;;\r\n",
  )
})

test('hundreds of entries are exported page by page, each once', async () => {
  const { prisma } = app.services
  const dates = Array.from(
    { length: 601 },
    (_, index) => new Date(start.getTime() - (index + 1) * DAY_MS),
  )
  await prisma.measurement.createMany({
    data: dates.map((date) => ({
      animalId: cat,
      date,
      day: date,
      answeredAt: date,
      createdAt: date,
      updatedAt: date,
    })),
  })
  const days = JSON.parse((await download()).text).animals[0].measurements.map(
    ({ day }: { day: string }) => day,
  )
  expect(days).toHaveLength(602)
  expect(new Set(days).size).toBe(602)
})

test('an unknown format is refused with a sentence', async () => {
  const { status, text } = await download('?format=xml')
  expect([status, JSON.parse(text).fields]).toEqual([
    400,
    { format: 'Format inconnu\u00a0: json, csv ou zip' },
  ])
  expect(JSON.parse((await download('?table=photos')).text).fields).toEqual({
    table:
      'Tableau inconnu\u00a0: measurements ou weights ou labs ou treatments ou doses ou stocks',
  })
})

/** Returns the files by name, as the directory of the archive lists them. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf('PK\x05\x06')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, others, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ] as const
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    files.set(
      zip.toString('utf8', at + 46, at + 46 + nameLength),
      inflateRawSync(zip.subarray(content, content + size)).toString('utf8'),
    )
    at += 46 + nameLength + others
  }
  return files
}

test('two entries of one instant are exported, also at the end of a page', async () => {
  const owner = await createOwner(app)
  const animalId = await owner.addCat()
  const rows = Array.from({ length: 101 }, (_, index) => {
    // The oldest two: the owner moved to another time zone.
    const date = new Date(Date.UTC(2024, 0, index < 2 ? 1 : index + 1, 23))
    const day = new Date(Date.UTC(2024, 0, index + 1))
    return { animalId, day, date, answeredAt: date, createdAt: start, updatedAt: start }
  })
  await app.services.prisma.measurement.createMany({ data: rows })
  const { text } = await downloadExport(app, owner, '')
  expect(JSON.parse(text).animals[0].measurements).toHaveLength(101)
})
