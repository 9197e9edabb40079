import type { Logger } from 'pino'
import type { PrismaClient } from '#prisma'
import { type AccountClock, accountClock, isAdmin } from './accountClock'
import { readAccessToken, type Session } from './auth/accessToken'
import type { Google } from './auth/google/roundTrip'
import type { Keyring, Secrets } from './auth/keyring'
import { isPersonalToken, noteUse, type Tool } from './auth/personalTokens'
import { hashOfToken } from './auth/randomToken'
import { pairArrived } from './auth/tokens'
import type { Rows } from './db/database'
import { unauthenticated } from './errors'
import type { Limits } from './limits/limits'
import type { Metrics } from './metrics/metrics'
import type { Bucket } from './photos/bucket'
import type { PushKeys } from './push/keys'
import { type Household, readHousehold } from './records/household'
import { createLoaders, type Loaders } from './records/loaders'
import { type ReadPlan, type PlannedRead, emptyPlan } from './records/readPlan'
import type { RecordRow } from './records/record'
import type { Env } from './settings/env'

export interface Services {
  prisma: PrismaClient
  database: Rows
  env: Env
  keyring: Keyring
  clock: () => Date
  limits: Limits
  google: Google | null
  /** Aborted when the process is asked to end; it then answers that it is not ready. */
  ending: AbortSignal
  log: Logger
  /** Null: nobody may read them. */
  metrics: Metrics | null
  pushKeys: PushKeys
  /** Null: photos are in the database. */
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
  signedOut?: () => void
  cookies?: string | undefined
  setCookie?: (cookie: string) => void
}

export interface Viewer {
  user: Household['user']
  /** The cats that the document was found to ask for, when the request came. */
  records: RecordRow[]
  /** What a save of this entry needs. */
  found: PlannedRead | null
  /** Null: a tool asks, with a token of its own. */
  familyId: string | null
  tool: Tool | null
  opening: Household['opening']
  isAdmin: boolean
  clock: AccountClock
}

export interface Context extends Services {
  now: Date
  secrets: Secrets
  network: string
  userAgent: string | undefined
  requestId: string
  signedOut: () => void
  cookies: string | undefined
  setCookie: (cookie: string) => void
  viewer: Viewer | null
  readPlan: ReadPlan
  loaders: Loaders
  /** The cats that the viewer was found to be in the circle of: of these she reads who did what (schema/attribution.ts). Null: by a row of hers. */
  inside: Map<string, Pick<RecordRow, 'role' | 'ownerName'> | null>
}

/** A request's context. A token that is invalid, expired or of an ended family fails it with 401. */
export async function createContext(
  services: Services,
  {
    authorization,
    network,
    userAgent,
    requestId,
    cookies,
    signedOut = () => undefined,
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
    signedOut,
    cookies,
    setCookie,
    viewer,
    readPlan,
    loaders: createLoaders(services),
    inside: new Map(),
  }
}

/** Whom an access token names, by its signature alone; the database decides whether the session stands. */
export function sessionOf(
  { keyring }: Pick<Services, 'keyring'>,
  authorization: string | undefined,
  now: Date,
): Session | null {
  const token = bearerOf(authorization)
  return token === undefined ? null : readAccessToken(token, keyring.secrets(now), now)
}

const bearerOf = (authorization: string | undefined) =>
  authorization === undefined ? undefined : /^Bearer (\S+)$/i.exec(authorization)?.[1]

/** The hash of a tool's token; null: none came. The database decides whether it stands. */
export function toolHashOf(authorization: string | undefined): string | null {
  const token = bearerOf(authorization)
  return token !== undefined && isPersonalToken(token) ? hashOfToken(token) : null
}

async function findViewer(
  services: Services,
  authorization: string,
  { now, readPlan }: { now: Date; readPlan: ReadPlan },
): Promise<Viewer> {
  const tokenHash = toolHashOf(authorization)
  const session = tokenHash === null ? sessionOf(services, authorization, now) : null
  const asker = tokenHash === null ? session : { tokenHash }
  const household = asker && (await readHousehold(services.database, asker, readPlan, now))
  if (!household)
    throw unauthenticated(
      tokenHash === null ? 'Session expirée' : 'Accès inconnu, expiré ou révoqué',
    )
  const { user, records, opening, found, unusedPair, tool } = household
  if (session && unusedPair !== null && unusedPair === session.pair)
    await pairArrived(services.prisma, session.familyId, unusedPair)
  if (tool) {
    await services.limits.take('tool', tool.id)
    await noteUse(services.prisma, tool, now)
  }
  return {
    user,
    records,
    found,
    familyId: session?.familyId ?? null,
    tool,
    opening,
    // product/accounts 7.3: no tool is the admin.
    isAdmin: session !== null && isAdmin(user, services.env),
    clock: accountClock(user, { env: services.env, now }),
  }
}
