import type { Logger } from 'pino'
import type { PrismaClient } from '#prisma'
import { type AccountClock, accountClock, isAdmin } from './accountClock'
import type { Google } from './auth/google/roundTrip'
import { readAccessToken, type Session } from './auth/accessToken'
import type { Keyring, Secrets } from './auth/keyring'
import { pairArrived } from './auth/tokens'
import type { Rows } from './db/database'
import type { Env } from './settings/env'
import { unauthenticated } from './errors'
import type { Limits } from './limits/limits'
import { type ReadPlan, type PlannedRead, emptyPlan } from './records/readPlan'
import { type Household, readHousehold } from './records/household'
import { createLoaders, type Loaders } from './records/loaders'
import type { RecordRow } from './records/record'

/** What one process of the server works with. */
export interface Services {
  prisma: PrismaClient
  database: Rows
  env: Env
  keyring: Keyring
  /** The real time. */
  clock: () => Date
  limits: Limits
  /** Null where it is not configured. */
  google: Google | null
  /** Aborted once the process was asked to end: others are to be asked from then on. */
  ending: AbortSignal
  log: Logger
  /** With which the log hashes networks and accounts: by itself it tells nobody's. */
  logKey: string
}

/** Who sends a request, as its transport knows it. */
export interface Caller {
  authorization?: string | undefined
  /** What limits by network count (api/http/network.ts). */
  network: string
  /** What the log and the answer name the request by. */
  requestId: string
  /** What takes back what the browser was given with a session (http/photoCookie.ts). */
  signedOut?: () => void
}

export interface Viewer {
  user: Household['user']
  /** The cats that the document was seen to ask for, when the request came in. */
  records: RecordRow[]
  /** What stands around the entry that it was seen to save. */
  found: PlannedRead | null
  familyId: string
  /** Of this session. */
  opening: Household['opening']
  isAdmin: boolean
  clock: AccountClock
}

/** Whether a run has to count what its document costs (schema/builder.ts), and whether it did: where no resolver ran, nothing was counted. */
export interface Cost {
  isKnown: boolean
  wasCounted: boolean
}

export interface Context extends Services {
  /** The real time of the request: tokens, links, limits, jobs, createdAt. */
  now: Date
  secrets: Secrets
  network: string
  requestId: string
  signedOut: () => void
  viewer: Viewer | null
  readPlan: ReadPlan
  loaders: Loaders
  /** Of the document that runs in it. */
  cost: Cost
}

/** The context of one request. A token that is bad, expired or of an ended family fails it with 401. */
export async function createContext(
  services: Services,
  { authorization, network, requestId, signedOut = () => undefined }: Caller,
  readPlan: ReadPlan = emptyPlan,
): Promise<Context> {
  const now = services.clock()
  const viewer = authorization === undefined ? null : await findViewer(services, authorization, { now, readPlan })
  return { ...services, now, secrets: services.keyring.secrets(now), network, requestId, signedOut, viewer, readPlan, loaders: createLoaders(services.prisma), cost: { isKnown: false, wasCounted: false } }
}

/** Whom an access token of ours speaks for, by its signature alone: whether the session still stands, the database says. */
export function sessionOf({ keyring }: Pick<Services, 'keyring'>, authorization: string | undefined, now: Date): Session | null {
  const token = authorization === undefined ? undefined : /^Bearer (\S+)$/i.exec(authorization)?.[1]
  return token === undefined ? null : readAccessToken(token, keyring.secrets(now), now)
}

async function findViewer(
  services: Services,
  authorization: string,
  { now, readPlan }: { now: Date; readPlan: ReadPlan },
): Promise<Viewer> {
  const session = sessionOf(services, authorization, now)
  const household = session && (await readHousehold(services.database, session, readPlan, now))
  if (!session || !household) throw unauthenticated('Session expirée')
  const { user, records, opening, found, unusedPair } = household
  if (unusedPair !== null && unusedPair === session.pair) await pairArrived(services.prisma, session.familyId, unusedPair)
  return {
    user,
    records,
    found,
    familyId: session.familyId,
    opening,
    isAdmin: isAdmin(user, services.env),
    clock: accountClock(user, { env: services.env, now }),
  }
}
