import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Prisma } from '#prisma'
import { HOUR_MS } from '#shared/base/duration'
import { createProposalCalls, martin } from '../testing/calls/proposalCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests the proposals that a vet sends by a link (product/sharing 7).

type Tx = Prisma.TransactionClient

let app: TestApp
let owner: TestOwner
let cat: string
let token: string
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat({ weight: '4.2' })
  token = await share()
})
afterAll(() => app.close())

const { share, leave, read, proposals, watches, decide } = createProposalCalls(() => ({
  app,
  owner,
  cat,
  token,
}))

describe('a vet without an account', () => {
  test('sends text and numbers; nothing applies yet', async () => {
    const all = {
      vetName: ' Dr Martin ',
      practice: 'Clinique du Parc',
      text: 'À revoir',
      nextCheck: '2025-04-16',
      weight: '4,25',
      lossPercent: 5,
      lossDays: 30,
      urinations: 6,
      phone: '01 02 03 04 05',
    }
    expect(await leave(all)).toEqual({ left: 4 })
    const [{ uuid: _, ...one }] = await proposals()
    expect(one).toEqual({
      vetName: 'Dr Martin',
      practice: 'Clinique du Parc',
      text: 'À revoir',
      numbers: [
        {
          part: 'weight',
          value: '4.25',
          days: null,
          message: 'Appeler si le poids passe sous 4,25\u00a0kg',
        },
        {
          part: 'loss',
          value: '5',
          days: 30,
          message: 'Alerter dès 5\u202f% de perte de poids en 30\u00a0jours',
        },
        {
          part: 'urinations',
          value: '6',
          days: null,
          message: 'Urinations habituelles\u00a0: 6 par jour',
        },
        {
          part: 'check',
          value: '2025-04-16',
          days: null,
          message: 'Prochain contrôle\u00a0: 16 avril 2025',
        },
        {
          part: 'phone',
          value: '01 02 03 04 05',
          days: null,
          message: 'Téléphone du vétérinaire\u00a0: 01 02 03 04 05',
        },
      ],
      decidedOn: null,
      accepted: [],
    })
    expect(await read('proposedBy vetPhone vetLimits { part }')).toEqual({
      proposedBy: 'Dr Martin',
      vetPhone: null,
      vetLimits: [],
    })
    expect(await watches()).toEqual([])
  })

  test.each<[title: string, input: object, fields: Record<string, string>]>([
    ['no name', { vetName: ' ', weight: '4' }, { vetName: 'Nom requis' }],
    ['no content', {}, { text: 'Écrivez une consigne, ou donnez au moins un nombre' }],
    [
      'a long name',
      { vetName: 'x'.repeat(101), weight: '4' },
      { vetName: '100 caractères au plus' },
    ],
    ['long words', { text: 'x'.repeat(1001) }, { text: '1000 caractères au plus' }],
    [
      'no weight of a cat',
      { weight: '42' },
      { weight: 'Le poids doit être compris entre 0,3 et 25 kg' },
    ],
    ['a loss without its days', { lossPercent: 5 }, { lossDays: 'En combien de jours\u202f?' }],
    [
      'days without a loss',
      { lossDays: 5, weight: '4' },
      { lossPercent: 'Quelle perte, en %\u202f?' },
    ],
    [
      'a loss beyond its bounds',
      { lossPercent: 51, lossDays: 366 },
      { lossPercent: 'La perte va de 1 à 50\u202f%', lossDays: 'La durée va de 1 à 365 jours' },
    ],
    ['no urination', { urinations: 0 }, { urinations: 'Les urinations vont de 1 à 20 par jour' }],
    [
      'a check that is over',
      { nextCheck: '2025-03-15' },
      { nextCheck: 'Le contrôle est à venir, dans deux ans au plus' },
    ],
    [
      'a check in three years',
      { nextCheck: '2028-03-15' },
      { nextCheck: 'Le contrôle est à venir, dans deux ans au plus' },
    ],
    ['no telephone', { phone: '<b>' }, { phone: 'Numéro de téléphone invalide' }],
  ])('receives the errors of invalid fields: %s', async (_, input, fields) => {
    expect(await leave({ vetName: 'Dr Martin', ...input })).toMatchObject({
      code: 'VALIDATION',
      fields,
    })
    expect(await proposals()).toEqual([])
  })

  test('can send five per link, also concurrently; another link has its own quota', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => leave()))
    expect(results.filter(({ left }) => left !== undefined)).toHaveLength(5)
    expect(results.filter(({ code }) => code === 'OVER_QUOTA')).toHaveLength(3)
    expect(await proposals()).toHaveLength(5)
    expect(await leave(martin, await share())).toEqual({ left: 4 })
  })

  test('sends one proposal if it is repeated; an id of another owner leaks nothing', async () => {
    const uuid = crypto.randomUUID()
    expect(await Promise.all([1, 2, 3].map(() => leave({ ...martin, uuid })))).toEqual([
      { left: 4 },
      { left: 4 },
      { left: 4 },
    ])
    expect(await leave({ ...martin, uuid: uuid.toUpperCase() })).toEqual({ left: 4 })
    const other = await share()
    expect(await leave({ ...martin, uuid, vetName: 'Dr Autre' }, other)).toEqual({ left: 4 })
    const found = await proposals()
    expect(found.map(({ vetName }: { vetName: string }) => vetName).toSorted()).toEqual([
      'Dr Autre',
      'Dr Martin',
    ])
    expect(found.find((one: { uuid: string }) => one.uuid === uuid).vetName).toBe('Dr Martin')
  })

  test('corrects a lost try by a retry, until the owner has decided', async () => {
    const uuid = crypto.randomUUID()
    await leave({ ...martin, uuid, text: 'À revoir' })
    const corrected = { uuid, isCorrection: true, vetName: 'Dr Martin', weight: '3,5' }
    expect(await leave(corrected)).toEqual({ left: 4 })
    expect(await leave({ ...martin, uuid })).toEqual({ left: 4 })
    const all = await proposals()
    expect(all).toMatchObject([{ uuid, text: null, numbers: [{ part: 'weight', value: '3.5' }] }])
    await decide(['weight'])
    expect(await leave({ ...corrected, weight: '3,6' })).toMatchObject({
      code: 'VALIDATION',
      fields: { text: expect.stringContaining('déjà été transmise') },
    })
  })

  test('cannot use unknown, revoked and expired links, which look alike; one with a code requires it', async () => {
    const revoked = await share()
    await owner.mutate('revokeShareLink', { uuidOrToken: revoked }, 'shareLink { uuid }')
    const [coded, expired] = [await share({ code: '482913' }), token]
    expect(await leave(martin, coded)).toEqual({ code: 'CODE_REQUIRED' })
    app.clock.now = new Date(start.getTime() + 73 * HOUR_MS)
    for (const invalidToken of ['x'.repeat(43), revoked, expired, coded])
      expect(await leave(martin, invalidToken)).toEqual({ code: 'NOT_FOUND' })
    expect(await proposals()).toEqual([])
  })

  test('cannot send a proposal by a link that is revoked while it waits for the cat', async () => {
    const { prisma } = app.services
    const transaction = prisma.$transaction.bind(prisma)
    const revokedBeforeLock = (write: (tx: Tx) => Promise<unknown>) =>
      transaction((tx) =>
        write(
          new Proxy(tx, {
            get: (_, name: keyof Tx) =>
              name === '$queryRaw'
                ? async (...statement: Parameters<Tx['$queryRaw']>) => {
                    const where = { animalId: cat }
                    await tx.shareLink.updateMany({ where, data: { revokedAt: start } })
                    return await tx.$queryRaw(...statement)
                  }
                : tx[name],
          }),
        ),
      )
    const spy = vi.spyOn(prisma, '$transaction').mockImplementationOnce(revokedBeforeLock)
    expect(await leave()).toEqual({ code: 'NOT_FOUND' })
    spy.mockRestore()
    expect(await proposals()).toEqual([])
  })

  test('cannot send a proposal for a deceased cat', async () => {
    await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
    expect(await leave()).toEqual({ code: 'NOT_FOUND' })
  })

  test('can send 20 an hour per network', async () => {
    const strict = await createTestApp({ RATE_LIMITS: 'on' })
    const leaveUnknown = () =>
      strict.graphql('mutation { leaveVetProposal(input: { token: "x", vetName: "y" }) { left } }')
    const codes = []
    for (let count = 0; count < 21; count += 1)
      codes.push((await leaveUnknown()).errors![0]!.extensions.code)
    await strict.close()
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['NOT_FOUND']))
    expect(codes.at(-1)).toBe('RATE_LIMITED')
  })

  test('causes a mail to a proven address only, without the typed text', async () => {
    const mails = () => app.services.prisma.mail.findMany({ where: { kind: 'vetProposal' } })
    await leave()
    expect(await mails()).toEqual([])
    await app.services.prisma.user.update({
      where: { email: owner.email },
      data: { emailVerifiedAt: start },
    })
    await leave()
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: owner.email })
    expect(JSON.stringify(mail)).not.toContain('Martin')
    await app.services.prisma.mail.deleteMany({ where: { kind: 'vetProposal' } })
    await app.services.prisma.user.update({
      where: { email: owner.email },
      data: { emailVerifiedAt: null },
    })
  })
})
