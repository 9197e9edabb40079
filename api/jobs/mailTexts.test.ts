import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { newShareToken, readShareToken } from '../auth/shareTokens'
import { createMailCalls } from '../testing/calls/mailCalls'
import { createOwner } from '../testing/owner'
import { type MailServer, startMailServer } from '../testing/servers/mailServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { raiseDueReminders } from './reminders'

// Tests the mails of a link and of a check, which have no typed text.

let app: TestApp
let server: MailServer
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  server = await startMailServer()
})
beforeEach(() => void (app.clock.now = start))
afterEach(async () => {
  server.mails.length = 0
  server.refusal = null
  await app.database.prisma.mail.deleteMany()
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const { waiting, send, deleteAccount } = createMailCalls(() => ({ app, server }))

test('the mail of a link’s first opening has the time, and no typed text', async () => {
  const { email, accessToken } = await app.register()
  await app.database.prisma.mail.deleteMany()
  const user = await app.database.prisma.user.update({
    where: { email },
    data: { emailVerifiedAt: start },
  })
  const [animal, link] = [
    {
      id: crypto.randomUUID(),
      userId: user.id,
      name: 'Zéphirine',
      species: 'animal',
      createdAt: start,
    },
    newShareToken(app.services.keyring.secrets(start)),
  ]
  await app.database.prisma.animal.create({ data: animal })
  await app.database.prisma.shareLink.create({
    data: {
      ...link,
      animalId: animal.id,
      forWhom: 'Dr Martin',
      mailAtOpening: true,
      createdAt: start,
      expiresAt: new Date(start.getTime() + 60 * MINUTE_MS),
    },
  })
  app.advanceClock(5 * MINUTE_MS)
  const token = readShareToken(link, app.services.keyring.secrets(start))
  await app.graphql(
    'mutation ($token: String!) { openSharedLink(input: { token: $token }) { __typename } }',
    { token },
  )
  await send()
  const [mail] = server.mails
  expect([mail!.to, mail!.subject]).toEqual([
    email,
    'Votre lien de partage a été ouvert · NéphroChat',
  ])
  expect(mail!.body).toContain(
    'que vous avez créé le 16/03/2025 09:00 a été ouvert pour la première fois le 16/03/2025 09:05.',
  )
  expect(mail!.body).toContain(`https://nephrochat.example/share-test/${animal.id}`)
  expect(mail!.body).not.toMatch(/Zéphirine|Martin/)
  expect(await waiting()).toEqual([])
  await deleteAccount(accessToken)
})

test('the mail of a vet’s proposal identifies the link, and has no typed text', async () => {
  const { email, accessToken } = await app.register()
  await app.database.prisma.mail.deleteMany()
  const user = await app.database.prisma.user.update({
    where: { email },
    data: { emailVerifiedAt: start },
  })
  const [animal, link] = [
    {
      id: crypto.randomUUID(),
      userId: user.id,
      name: 'Zéphirine',
      species: 'animal',
      createdAt: start,
    },
    newShareToken(app.services.keyring.secrets(start)),
  ]
  await app.database.prisma.animal.create({ data: animal })
  await app.database.prisma.shareLink.create({
    data: {
      ...link,
      animalId: animal.id,
      createdAt: start,
      expiresAt: new Date(start.getTime() + 60 * MINUTE_MS),
    },
  })
  const input = {
    token: readShareToken(link, app.services.keyring.secrets(start)),
    vetName: 'Dr Martin',
    text: 'Zéphirine va mieux',
  }
  await app.graphql(
    'mutation ($input: LeaveVetProposalInput!) { leaveVetProposal(input: $input) { left } }',
    { input },
  )
  await send()
  const [mail] = server.mails
  expect([mail!.to, mail!.subject]).toEqual([
    email,
    'Votre vétérinaire a laissé une consigne · NéphroChat',
  ])
  expect(mail!.body).toContain('par le lien de partage que vous avez créé le 16/03/2025 09:00.')
  expect(mail!.body).toContain(`https://nephrochat.example/proposals/${animal.id}`)
  expect(mail!.body).not.toMatch(/Zéphirine|Martin/)
  expect(await waiting()).toEqual([])
  await deleteAccount(accessToken)
})

test('the mail before a check invites the owner alone to prepare the visit', async () => {
  const { prisma } = app.database
  const [owner, helper] = [await createOwner(app), await createOwner(app)]
  const animalUuid = await owner.addCat()
  await prisma.animal.update({
    where: { id: animalUuid },
    data: { vetLimits: [{ part: 'check', value: '2025-03-17', days: null, since: '2025-03-01' }] },
  })
  await prisma.user.updateMany({ data: { emailVerifiedAt: start } })
  const { id: userId } = await prisma.user.findFirstOrThrow({ where: { email: helper.email } })
  await prisma.membership.create({
    data: { animalId: animalUuid, userId, role: 'carer', joinedAt: start },
  })
  for (const one of [owner, helper])
    await one.mutate('setReminders', { animalUuid, ...proposedChoice }, 'animal { uuid }')
  await prisma.mail.deleteMany()
  app.advanceClock(60 * MINUTE_MS)
  await raiseDueReminders(prisma, () => app.clock.now)
  await send()
  const bodyOf = ({ email }: { email: string }) => server.mails.find(({ to }) => to === email)?.body
  expect(bodyOf(owner)).toContain('Vous pouvez noter vos questions et préparer le lien.')
  expect(bodyOf(owner)).toContain('Préparer la visite')
  expect(bodyOf(helper)).toContain('Le contrôle fixé avec le vétérinaire est demain.')
  expect(bodyOf(helper)).toContain('Voir le suivi')
  expect(bodyOf(helper)).not.toMatch(/questions|lien/)
})
