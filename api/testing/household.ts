import { randomBytes, randomUUID } from 'node:crypto'
import type { MailPurpose, PrismaClient, User } from '#prisma'
import { HOUR_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import { dosesSubject } from '#shared/reminder/dailyReminders'
import type { Secrets } from '../auth/keyring'
import { createMailToken } from '../auth/mailTokens'
import { hashPassword } from '../auth/passwords'
import { newPersonalToken } from '../auth/personalTokens'
import { newShareToken, readShareToken } from '../auth/shareTokens'
import { hashOfToken } from '../base/randomToken'
import { fromDay, toDay } from '../reading/entryRow'
import { createRecords } from './householdRecords'
import { newSession } from './newSession'
import type { TestApp } from './testApp'

/** Is part of every text of a household that could leak. */
export const secret = 'Zéphirine'
export const password = 'correct horse'

/** Describes a user with one row of each table that has an owner. */
export interface OwnedRows {
  user: User
  accessToken: string
  refreshToken: string
  /** The id of the session to which the tokens belong. */
  session: string
  cat: string
  measurement: string
  weight: string
  /** The import that added `weight`. */
  weightImport: string
  labResult: string
  alertRecord: string
  /** A day of the user's time zone, as YYYY-MM-DD. */
  today: string
  treatment: string
  dose: string
  stock: string
  stockChange: string
  /** The proposal is not decided. */
  proposal: string
  shareLink: { id: string; token: string }
  invitation: string
  /** The membership of a carer of the cat, which `joinCircles` creates. */
  member: string
  /** The tokens of tools. The id is that of the reading one. */
  tools: { id: string; reading: string; writing: string }
  pushDevice: string
  /** The reminder of today's doses at 08:00. */
  reminder: string
  calendar: string
  /** The key of a photo without a cat. */
  photo: string
  upload: string
  mailToken(purpose: MailPurpose): Promise<string>
}

/** Identifies a household's push device: the address and the secret of its subscription. */
export const deviceSecretOf = ({ pushDevice }: Pick<OwnedRows, 'pushDevice'>) => ({
  endpoint: `https://push.example/${secret}/${pushDevice}`,
  auth: 'A'.repeat(22),
})

let userCount = 0

function newLink(secrets: Secrets) {
  const link = newShareToken(secrets)
  return { link, shareLink: { id: link.id, token: readShareToken(link, secrets)! } }
}

const newKey = () => randomBytes(32).toString('base64url')
let passwordHash: Promise<string> | undefined

/** Writes the rows straight into the database: the calls that would create them are under test. */
export async function createOwnedRows(
  { services, clock }: TestApp,
  count: number,
  email?: string,
): Promise<OwnedRows[]> {
  const { prisma, keyring } = services
  const { now } = clock
  const secrets = keyring.secrets(now)
  const timeZone = 'Europe/Paris'
  const day = fromDay(dayIn(now, timeZone))
  passwordHash ??= hashPassword(password)
  const profile = {
    emailVerifiedAt: now,
    passwordHash: await passwordHash,
    firstName: secret,
    lastName: secret,
    lastActiveAt: now,
    createdAt: now,
    timeZone,
  }
  const numbers = Array.from({ length: count }, () => ++userCount)
  const users = await prisma.user.createManyAndReturn({
    data: numbers.map((number) => ({
      ...profile,
      email: email ?? `household${number}@example.org`,
    })),
  })
  const ids = users.map(({ id }) => ({
    userId: id,
    cat: randomUUID(),
    measurement: randomUUID(),
    weight: randomUUID(),
    weightImport: randomUUID(),
    labResult: randomUUID(),
    alertRecord: randomUUID(),
    today: toDay(day),
    treatment: randomUUID(),
    dose: randomUUID(),
    stock: randomUUID(),
    stockChange: randomUUID(),
    proposal: randomUUID(),
    ...newLink(secrets),
    invitation: randomUUID(),
    member: randomUUID(),
    photo: newKey(),
    pushDevice: randomUUID(),
    reminder: randomUUID(),
    tools: { id: randomUUID(), reading: newPersonalToken(), writing: newPersonalToken() },
  }))

  await createRecords(prisma, ids, { now, day, text: secret })
  await prisma.reminder.createMany({
    data: ids.map(({ reminder, userId, cat, today }) => ({
      id: reminder,
      userId,
      animalId: cat,
      kind: 'doses',
      subject: dosesSubject('doses', today, '08:00'),
      at: now,
    })),
  })
  const expiresAt = new Date(now.getTime() + HOUR_MS)
  await prisma.formerEmail.createMany({
    data: users.map(({ id, email: present }) => ({
      userId: id,
      email: `former-${present}`,
      replacedAt: now,
      expiresAt,
    })),
  })
  await prisma.shareLink.createMany({
    data: ids.map(({ link, cat }) => ({ ...link, animalId: cat, createdAt: now, expiresAt })),
  })
  const proposed = [{ part: 'weight' as const, value: '3.5', days: null }]
  await prisma.vetProposal.createMany({
    data: ids.map(({ proposal, cat, link }) => ({
      id: proposal,
      animalId: cat,
      linkId: link.id,
      vetName: secret,
      text: secret,
      numbers: proposed,
      createdAt: now,
    })),
  })
  await prisma.invitation.createMany({
    data: ids.map(({ invitation, cat }) => ({
      id: invitation,
      animalId: cat,
      role: 'carer',
      createdAt: now,
      expiresAt,
    })),
  })
  await prisma.personalAccessToken.createMany({
    data: ids.flatMap(({ userId, tools: { id, reading, writing } }) => [
      {
        id,
        userId,
        hash: hashOfToken(reading),
        name: secret,
        access: 'read',
        createdAt: now,
        expiresAt,
      },
      {
        userId,
        hash: hashOfToken(writing),
        name: secret,
        access: 'write',
        createdAt: now,
        expiresAt,
      },
    ]),
  })
  const bytes = new Uint8Array([1])
  await prisma.photo.createMany({
    data: ids.map(({ photo, userId }) => ({
      key: photo,
      userId,
      large: bytes,
      small: bytes,
      createdAt: now,
    })),
  })
  const sessions = users.map(({ id }) => newSession(id, { secrets, now }))
  await prisma.refreshFamily.createMany({ data: sessions.map(({ family }) => family) })
  await prisma.refreshToken.createMany({ data: sessions.map(({ token }) => token) })
  const uploads = ids.map(({ userId }) => ({ userId, key: newKey() }))
  const uploadEnd = new Date(now.getTime() + 600_000)
  await prisma.photoUpload.createMany({
    data: uploads.map(({ userId, key }) => ({
      userId,
      hash: hashOfToken(key),
      expiresAt: uploadEnd,
    })),
  })
  const calendars = ids.map(() => newLink(secrets))
  await prisma.calendarAddress.createMany({
    data: calendars.map(({ link }, index) => ({
      ...link,
      userId: ids[index]!.userId,
      createdAt: now,
    })),
  })
  await prisma.pushDevice.createMany({
    data: ids.map(({ pushDevice, userId }, index) => ({
      id: pushDevice,
      userId,
      familyId: sessions[index]!.family.id,
      p256dh: `B${'A'.repeat(86)}`,
      ...deviceSecretOf({ pushDevice }),
      createdAt: now,
    })),
  })
  return users.map((user, index) => {
    const { family, accessToken, refreshToken } = sessions[index]!
    return {
      user,
      accessToken,
      refreshToken,
      session: family.id,
      ...ids[index]!,
      upload: uploads[index]!.key,
      calendar: calendars[index]!.shareLink.token,
      mailToken: (purpose) => mailToken(prisma, { user, purpose, now }),
    }
  })
}

async function mailToken(
  prisma: PrismaClient,
  { user: { id, email }, purpose, now }: { user: User; purpose: MailPurpose; now: Date },
): Promise<string> {
  const user = { id, email: purpose === 'restore' ? `former-${email}` : email }
  return await createMailToken(prisma, { user, purpose, now })
}

export async function accountContentsOf(
  { services: { prisma } }: TestApp,
  { user: { id } }: OwnedRows,
): Promise<string> {
  const user = await prisma.user.findUnique({
    where: { id },
    include: {
      families: { include: { tokens: true } },
      mailTokens: { where: { usedAt: { not: null } } },
      mails: true,
      formerEmails: true,
      timeOverride: true,
      tokens: { orderBy: { access: 'asc' }, omit: { lastUsedAt: true } },
      photos: { omit: { large: true, small: true } },
      photoUploads: true,
      reminders: true,
      pushDevices: true,
      calendar: true,
      memberships: true,
      animals: {
        include: {
          invitations: true,
          measurements: { include: { revisions: true, aliases: true } },
          weights: true,
          labResults: true,
          vetStage: true,
          vetProposals: true,
          treatments: { include: { doses: true } },
          stocks: { include: { changes: true } },
          alertRecords: true,
          shareLinks: true,
        },
      },
    },
  })
  return JSON.stringify(user)
}
