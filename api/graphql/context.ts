import type { Logger } from 'pino'
import type { PrismaClient } from '#prisma'
import { readAccessToken, type SessionClaims } from '../auth/accessToken'
import type { Google } from '../auth/google/roundTrip'
import type { Keyring, Secrets } from '../auth/keyring'
import { isPersonalToken, recordUse, type Tool } from '../auth/personalTokens'
import { markPairUsed } from '../auth/tokens'
import { type AccountClock, accountClock, isAdmin } from '../base/accountClock'
import { activeRowFilter } from '../base/db/activeRowFilter'
import type { Rows } from '../base/db/database'
import { unauthenticated } from '../base/errors'
import type { RateLimits } from '../base/limits/limits'
import type { Metrics } from '../base/metrics/metrics'
import type { PushKeys } from '../base/push/keys'
import { hashOfToken } from '../base/randomToken'
import type { Env } from '../base/settings/env'
import { createLoaders, type Loaders } from '../reading/loaders'
import { type ReadPlan, type PlannedRead, emptyPlan } from '../reading/readPlan'
import type { RecordRow } from '../reading/record'
import { type SessionSnapshot, readSessionSnapshot } from '../reading/sessionSnapshot'
import type { Bucket } from '../storage/bucket'

export interface Services {
  prisma: PrismaClient
  database: Rows
  env: Env
  keyring: Keyring
  clock: () => Date
  limits: RateLimits
  google: Google | null
  /** Aborted when the process receives the signal to end. It then responds that it is not ready. */
  shutdownSignal: AbortSignal
  log: Logger
  /** `null` if metrics are disabled. */
  metrics: Metrics | null
  pushKeys: PushKeys
  /** `null` if photos are stored in the database. */
  bucket: Bucket | null
  /** The key with which the log hashes networks and accounts. */
  logKey: string
}

/** The sender of a request, by its transport. */
export interface Caller {
  authorization?: string | undefined
  /** The network that limits count (api/http/network.ts). */
  network: string
  userAgent?: string | undefined
  requestId: string
  /** Removes the browser's photo cookie (http/photoCookie.ts). */
  clearPhotoCookie?: () => void
  cookies?: string | undefined
  setCookie?: (cookie: string) => void
}

export interface Viewer {
  user: SessionSnapshot['user']
  /** The cats that the document reads, loaded together with the session. */
  records: RecordRow[]
  /** The data that a save of this entry needs, if it was read with the session. */
  plannedRead: PlannedRead | null
  /** `null` if the caller is a tool with its own token. */
  familyId: string | null
  tool: Tool | null
  opening: SessionSnapshot['opening']
  isAdmin: boolean
  clock: AccountClock
}

export interface Context extends Services {
  now: Date
  secrets: Secrets
  network: string
  userAgent: string | undefined
  requestId: string
  clearPhotoCookie: () => void
  cookies: string | undefined
  setCookie: (cookie: string) => void
  viewer: Viewer | null
  readPlan: ReadPlan
  loaders: Loaders
  /**
   * Cats whose circle the viewer was proven to be in: the viewer may read who did what
   * (graphql/attribution.ts). `null` if a row of the viewer proved it.
   */
  provenMemberships: Map<string, Pick<RecordRow, 'role' | 'ownerName'> | null>
  /** The rows that lists without a page returned so far (returnedRows.ts). */
  returned: { rows: number }
}

/**
 * Creates a request's context.
 * @throws UNAUTHENTICATED (401) for a token that is invalid, expired or of an ended family
 */
export async function createContext(
  services: Services,
  {
    authorization,
    network,
    userAgent,
    requestId,
    cookies,
    clearPhotoCookie = () => undefined,
    setCookie = () => undefined,
  }: Caller,
  readPlan: ReadPlan = emptyPlan,
): Promise<Context> {
  const now = services.clock()
  const viewer =
    authorization === undefined
      ? null
      : await findViewer(services, authorization, { now, readPlan })
  return {
    ...services,
    now,
    secrets: services.keyring.secrets(now),
    network,
    userAgent,
    requestId,
    clearPhotoCookie,
    cookies,
    setCookie,
    viewer,
    readPlan,
    loaders: createLoaders(services),
    provenMemberships: new Map(),
    returned: { rows: 0 },
  }
}

/**
 * Returns the session that an access token names, by its signature alone. The database decides
 * whether the session is active.
 */
export function sessionOf(
  { keyring }: Pick<Services, 'keyring'>,
  authorization: string | undefined,
  now: Date,
): SessionClaims | null {
  const token = bearerOf(authorization)
  return token === undefined ? null : readAccessToken(token, keyring.secrets(now), now)
}

const bearerOf = (authorization: string | undefined) =>
  authorization === undefined ? undefined : /^Bearer (\S+)$/i.exec(authorization)?.[1]

/**
 * Returns the hash of a tool's token. `null` if there is none. The database decides whether it is
 * valid.
 */
export function toolHashOf(authorization: string | undefined): string | null {
  const token = bearerOf(authorization)
  return token !== undefined && isPersonalToken(token) ? hashOfToken(token) : null
}

/**
 * Returns whose points a document costs: the account, over all its sessions and tools, or the
 * network of a caller without a session.
 */
export const budgetKeyOf = ({ viewer, network }: Pick<Context, 'viewer' | 'network'>): string[] =>
  viewer ? accountBudget(viewer.user.id) : ['network', network]

const accountBudget = (userId: string) => ['account', userId]

async function findViewer(
  services: Services,
  authorization: string,
  { now, readPlan }: { now: Date; readPlan: ReadPlan },
): Promise<Viewer> {
  const tokenHash = toolHashOf(authorization)
  const session = tokenHash === null ? sessionOf(services, authorization, now) : null
  const caller = tokenHash === null ? session : { tokenHash }
  // An account without points gets no response that needs its cats.
  const hasPoints = !session || services.limits.hasPoints(...accountBudget(session.userId))
  const plan = hasPoints ? readPlan : emptyPlan
  const snapshot = caller && (await readSessionSnapshot(services.database, caller, plan, now))
  if (!snapshot)
    throw unauthenticated(
      tokenHash === null ? 'Session expirée' : 'Accès inconnu, expiré ou révoqué',
    )
  const { unusedPair, tool } = snapshot
  if (session && unusedPair !== null && unusedPair === session.pair)
    await markPairUsed(services.prisma, session.familyId, unusedPair)
  if (tool) {
    await services.limits.take('tool', tool.id)
    await recordUse(services.prisma, tool, now)
  }
  return viewerOf(services, snapshot, { familyId: session?.familyId ?? null, now })
}

function viewerOf(
  { env }: Services,
  { user, records, opening, plannedRead, tool }: SessionSnapshot,
  { familyId, now }: { familyId: string | null; now: Date },
): Viewer {
  return {
    user,
    records,
    plannedRead,
    familyId,
    tool,
    opening,
    // A tool is never the admin (product/accounts 7.3).
    isAdmin: familyId !== null && isAdmin(user, env),
    clock: accountClock(user, { env, now }),
  }
}

/**
 * Returns the context of a push device's session, for a request of its service worker, which has no
 * token. The subscription's secret proves that it is the device (product/reminders 4.5).
 * @throws UNAUTHENTICATED if the session of the device has ended
 */
export async function contextOfDevice(
  context: Context,
  device: { endpoint: string; auth: string },
): Promise<Context> {
  const { prisma, database, now, readPlan } = context
  const pushDevice = await prisma.pushDevice.findFirst({
    where: { ...device, family: activeRowFilter(now) },
    select: { userId: true, familyId: true },
  })
  const snapshot = pushDevice && (await readSessionSnapshot(database, pushDevice, readPlan, now))
  if (!snapshot) throw unauthenticated('Session expirée')
  const { familyId } = pushDevice
  return {
    ...context,
    viewer: viewerOf(context, snapshot, { familyId, now }),
    provenMemberships: new Map(),
  }
}
