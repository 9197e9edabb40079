import type { Logger } from 'pino'
import type { PrismaClient } from '#prisma'
import { type AccountClock, accountClock, isAdmin } from './accountClock'
import type { Google } from './auth/google/google'
import { readAccessToken } from './auth/accessToken'
import type { Database } from './db'
import type { Env } from './env'
import { unauthenticated } from './errors'
import type { Limits } from './limits'
import { type Ahead, nothingAhead } from './records/ahead'
import { type Household, readHousehold } from './records/household'
import { createLoaders, type Loaders } from './records/loaders'
import type { RecordRow } from './records/record'

/** What one process of the server works with. */
export interface Services {
  prisma: PrismaClient
  database: Pick<Database, 'rows' | 'transaction'>
  env: Env
  jwtSecret: string
  /** The real time. */
  clock: () => Date
  limits: Limits
  /** Null where it is not configured. */
  google: Google | null
  log: Logger
}

/** Who sends a request, as its transport knows it. */
export interface Caller {
  authorization?: string | undefined
  /** What limits by network count (api/http/network.ts). */
  network: string
  /** What the log and the answer name the request by. */
  requestId: string
  /** False: a share link that it reads is looked at, not opened (decisions, Sharing). */
  opens?: boolean
}

export interface Viewer {
  user: Household['user']
  /** The cats that the document was seen to ask for, when the request came in. */
  records: RecordRow[]
  familyId: string
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
  network: string
  requestId: string
  opens: boolean
  viewer: Viewer | null
  ahead: Ahead
  loaders: Loaders
  /** Of the document that runs in it. */
  cost: Cost
}

/** The context of one request. A token that is bad, expired or of an ended family fails it with 401. */
export async function createContext(
  services: Services,
  { authorization, network, requestId, opens = true }: Caller,
  ahead: Ahead = nothingAhead,
): Promise<Context> {
  const now = services.clock()
  const viewer = authorization === undefined ? null : await findViewer(services, authorization, { now, ahead })
  return { ...services, now, network, requestId, opens, viewer, ahead, loaders: createLoaders(services.prisma), cost: { isKnown: false, wasCounted: false } }
}

async function findViewer(
  services: Services,
  authorization: string,
  { now, ahead }: { now: Date; ahead: Ahead },
): Promise<Viewer> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const session = token === undefined ? null : readAccessToken(token, services.jwtSecret, now)
  const household = session && (await readHousehold(services.database, session, ahead))
  if (!session || !household) throw unauthenticated('Session expirée')
  const { user, records } = household
  return {
    user,
    records,
    familyId: session.familyId,
    isAdmin: isAdmin(user, services.env),
    clock: accountClock(user, { env: services.env, now }),
  }
}
