import type { AccountClock } from '../../base/accountClock'
import type { SessionUser } from '../../reading/sessionUser'
import { devicesOf, membershipsOf, sessionsOf, tokensOf } from './accountRows'
import { catJson, type ExportStore } from './catJson'
import { catsOf } from './history'

interface ExportTime {
  /** The real time. */
  now: Date
  clock: AccountClock
}

/**
 * Exports all data of a user as one JSON document, in pieces of bounded memory (product/accounts
 * 6.2). It contains no secrets: no password, no tokens of sessions or links.
 */
export async function* exportJson(
  { prisma, bucket }: ExportStore,
  user: SessionUser,
  { now, clock }: ExportTime,
): AsyncGenerator<string> {
  const {
    id,
    email,
    pendingEmail,
    emailVerifiedAt,
    firstName,
    lastName,
    timeZone,
    lastActiveAt,
    createdAt,
  } = user
  const profile = {
    id,
    email,
    pendingEmail,
    emailVerifiedAt,
    firstName,
    lastName,
    timeZone,
    lastActiveAt,
    createdAt,
  }
  const account = {
    ...profile,
    google: googleOf(user),
    sessions: await sessionsOf(prisma, id),
    personalAccessTokens: await tokensOf(prisma, id),
    pushDevices: await devicesOf(prisma, id),
    memberships: await membershipsOf(prisma, id, now),
  }
  yield `{"exportedAt":${JSON.stringify(now)},"user":${JSON.stringify(account)},"animals":[`
  let comma = ''
  for await (const animal of catsOf(prisma, id)) {
    yield comma
    yield* catJson({ prisma, bucket }, animal, clock)
    comma = ','
  }
  yield ']}\n'
}

const googleOf = ({ googleSubject, googleEmail, googleLinkedAt }: SessionUser) =>
  googleSubject && { subject: googleSubject, email: googleEmail, linkedAt: googleLinkedAt }
