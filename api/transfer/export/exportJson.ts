import type { Dose, Measurement, Membership, PrismaClient, Treatment } from '#prisma'
import { addDays } from '#shared/base/time'
import { MOST_WATCHED_DAYS } from '#shared/care/course'
import { plainText } from '#shared/health/alerts/alertMessages'
import type { Entry } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import type { VetLimit } from '#shared/health/rules/vetLimits'
import { WATCHED_ENTRIES } from '#shared/health/watches/entryWatches'
import type { PutAside } from '#shared/health/watches/watches'
import { formatWeight } from '#shared/weight/weightValue'
import type { AccountClock } from '../../base/accountClock'
import type { Services } from '../../graphql/context'
import { coursesOfRows } from '../../reading/careRows'
import { currentWatches } from '../../reading/currentWatches'
import { fromDay, toDay, toEntryRow, toFields } from '../../reading/entryRow'
import type { SessionUser } from '../../reading/sessionUser'
import { catsOf, type ExportedCat, dosesOf, entriesOf } from './history'

interface ExportTime {
  /** The real time. */
  now: Date
  clock: AccountClock
}

type ExportStore = Pick<Services, 'prisma' | 'bucket'>

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
  const [google, sessions, personalAccessTokens, pushDevices, memberships] = [
    googleOf(user),
    await sessionsOf(prisma, id),
    await tokensOf(prisma, id),
    await devicesOf(prisma, id),
    await membershipsOf(prisma, id),
  ]
  yield `{"exportedAt":${JSON.stringify(now)},"user":${JSON.stringify({ ...profile, google, sessions, personalAccessTokens, pushDevices, memberships })},"animals":[`
  let comma = ''
  for await (const animal of catsOf(prisma, id)) {
    yield comma
    yield* animalJson({ prisma, bucket }, animal, clock)
    comma = ','
  }
  yield ']}\n'
}

const googleOf = ({ googleSubject, googleEmail, googleLinkedAt }: SessionUser) =>
  googleSubject && { subject: googleSubject, email: googleEmail, linkedAt: googleLinkedAt }

/** Lists the sessions, newest first. Ended ones are included until they are purged. */
async function sessionsOf(prisma: PrismaClient, userId: string) {
  const families = await prisma.refreshFamily.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: {
      createdAt: true,
      rememberMe: true,
      expiresAt: true,
      revokedAt: true,
      device: true,
      lastUsedAt: true,
    },
  })
  return families.map(({ createdAt, rememberMe, expiresAt, revokedAt, device, lastUsedAt }) => ({
    device,
    openedAt: createdAt,
    lastUsedAt: lastUsedAt ?? createdAt,
    rememberMe,
    expiresAt,
    endedAt: revokedAt,
  }))
}

/** Lists the tokens' names, newest first, without the tokens. */
const tokensOf = (prisma: PrismaClient, userId: string) =>
  prisma.personalAccessToken.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    omit: { userId: true, hash: true },
  })

/** Lists the devices, newest first, without their push addresses. */
const devicesOf = (prisma: PrismaClient, userId: string) =>
  prisma.pushDevice.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, createdAt: true },
  })

async function* animalJson(
  { prisma, bucket }: ExportStore,
  cat: ExportedCat,
  clock: AccountClock,
): AsyncGenerator<string> {
  const {
    userId,
    photo,
    photoId: __,
    entriesVersion: _version,
    proposedBy: _proposer,
    vetLimits,
    vetProposals,
    weights,
    members,
    invitations,
    labResults,
    vetStage,
    treatments,
    alertRecords,
    shareLinks,
    reminders,
    birthDate,
    ageAsOf,
    diedOn,
    ...plain
  } = cat
  /** Returns the writer. `by` is `null` if the writer's account was deleted or is unknown. */
  const writer = ({ byId, by }: { byId: string | null; by: { firstName: string } | null }) => ({
    by: by?.firstName ?? null,
    byOwner: byId === userId,
  })
  const animal = {
    ...plain,
    birthDate: birthDate && toDay(birthDate),
    ageAsOf: ageAsOf && toDay(ageAsOf),
    diedOn: diedOn && toDay(diedOn),
    photo:
      photo &&
      `data:image/webp;base64,${Buffer.from(photo.large ?? (await bucket!.get(photo.object!, 'large'))).toString('base64')}`,
    weights: weights.map(({ id, grams, date, createdAt, ...row }) => ({
      id,
      weight: formatWeight(grams),
      date,
      createdAt,
      ...writer(row),
    })),
    circle: members.map(({ user, ...membership }) => ({
      firstName: user.firstName,
      ...membershipJson(membership),
    })),
    invitations: invitations.map(({ role, lastDay, email, createdAt, expiresAt, acceptedAt }) => ({
      role,
      lastDay: lastDay && toDay(lastDay),
      email,
      createdAt,
      expiresAt,
      acceptedAt,
    })),
    labResults: labResults.map(({ animalId: ___, day, ...result }) => ({
      ...result,
      day: toDay(day),
    })),
    vetStage: vetStage && {
      stage: vetStage.stage,
      substage: vetStage.substage,
      day: toDay(vetStage.day),
    },
    vetLimits,
    vetProposals: vetProposals.map(({ animalId: ___, linkId: ____, decidedOn, ...proposal }) => ({
      ...proposal,
      decidedOn: decidedOn && toDay(decidedOn),
    })),
    treatments: treatments.map(treatmentJson),
    // A reminder choice belongs to a user: the copy has only the choice of its owner.
    reminders:
      reminders
        .filter((choice) => choice.userId === userId)
        .map(({ userId: ___, animalId: ____, ...choice }) => choice)[0] ?? null,
    alerts: alertRecords.map(({ animalId: ___, day, ...record }) => ({
      ...record,
      day: toDay(day),
    })),
    shareLinks: shareLinks.map(
      ({
        animalId: ___,
        hash: ____,
        sealedToken: _____,
        codeHash,
        wrongCodes: ______,
        allWrongCodes: _______,
        ...link
      }) => ({ ...link, hasCode: codeHash !== null }),
    ),
  }
  yield `${JSON.stringify(animal).slice(0, -1)},"measurements":[`
  let comma = ''
  const newest: Entry[] = []
  for await (const { revisions, ...row } of entriesOf(prisma, cat.id)) {
    if (newest.length < WATCHED_ENTRIES) newest.push(toEntryRow(row))
    yield (
      comma +
      JSON.stringify({
        ...entryJson(row),
        ...writer(row),
        revisions: revisions.map(({ measurementId: ___, byId, by, ...revision }) => ({
          ...revision,
          ...writer({ byId, by }),
        })),
      })
    )
    comma = ','
  }
  yield `],"doses":[`
  comma = ''
  const recent: Dose[] = []
  const since = fromDay(addDays(clock.today, -MOST_WATCHED_DAYS))
  for await (const { animalId: _animal, byId, by, ...dose } of dosesOf(prisma, cat.id)) {
    if (dose.day >= since) recent.push({ ...dose, animalId: cat.id, byId: null })
    yield comma + JSON.stringify({ ...dose, day: toDay(dose.day), ...writer({ byId, by }) })
    comma = ','
  }
  const watches = currentWatches(
    {
      entries: newest,
      weights,
      courses: coursesOfRows(treatments, recent),
      vetLimits: vetLimits as unknown as VetLimit[],
      putAside: cat.putAside as PutAside,
      inMemorySince: cat.inMemorySince,
    },
    clock,
  )
  yield `],"watches":${JSON.stringify(watches.map(({ rule, level, lines, putAsideUntil }) => ({ rule, level, message: plainText(lines), putAsideUntil })))}}`
}

const membershipJson = ({
  role,
  lastDay,
  joinedAt,
}: Pick<Membership, 'role' | 'lastDay' | 'joinedAt'>) => ({
  role,
  lastDay: lastDay && toDay(lastDay),
  joinedAt,
})

/**
 * Lists memberships with other people's cats, of which a copy has only the names (product/circle
 * 4.3).
 */
async function membershipsOf(prisma: PrismaClient, userId: string) {
  const memberships = await prisma.membership.findMany({
    where: { userId },
    orderBy: { joinedAt: 'asc' },
    include: { animal: { select: { name: true } } },
  })
  return memberships.map(({ animal, ...membership }) => ({
    cat: animal.name,
    ...membershipJson(membership),
  }))
}

const treatmentJson = ({
  animalId: _animal,
  watchedDays: _days,
  addedOn,
  firstDay,
  lastDay,
  ...row
}: Treatment) => ({
  ...row,
  addedOn: toDay(addedOn),
  firstDay: toDay(firstDay),
  lastDay: lastDay && toDay(lastDay),
})

const entryJson = (row: Measurement) => ({
  id: row.id,
  day: toDay(row.day),
  date: row.date,
  answeredAt: row.answeredAt,
  ...groupFlags(toFields(row)),
  weight: row.weightGrams === null ? null : formatWeight(row.weightGrams),
  usualUrinations: row.usualUrinations,
  usualSince: row.usualSince && toDay(row.usualSince),
  isOfflineGenerated: row.isOfflineGenerated,
  addedOn: row.addedOn && toDay(row.addedOn),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
