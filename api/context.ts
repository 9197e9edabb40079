import type { Logger } from 'pino'
import type { Prisma, PrismaClient } from '#prisma'
import { type AccountClock, accountClock, isAdmin } from './accountClock'
import { readAccessToken } from './auth/tokens'
import type { Env } from './env'
import { unauthenticated } from './errors'
import { createLoaders, type Loaders } from './records/loaders'

/** What one process of the server works with. */
export interface Services {
  prisma: PrismaClient
  env: Env
  jwtSecret: string
  /** The real time. */
  clock: () => Date
  log: Logger
}

export interface Viewer {
  user: Prisma.UserGetPayload<{ include: { timeOverride: true } }>
  familyId: string
  isAdmin: boolean
  clock: AccountClock
}

export interface Context extends Services {
  /** The real time of the request: tokens, links, limits, jobs, createdAt. */
  now: Date
  viewer: Viewer | null
  loaders: Loaders
}

/** The context of one request. A token that is bad, expired or of an ended family fails it with 401. */
export async function createContext(services: Services, authorization: string | undefined): Promise<Context> {
  const now = services.clock()
  const viewer = authorization === undefined ? null : await findViewer(services, authorization, now)
  return { ...services, now, viewer, loaders: createLoaders(services.prisma) }
}

async function findViewer(services: Services, authorization: string, now: Date): Promise<Viewer> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const session = token === undefined ? null : await readAccessToken(token, services.jwtSecret, now)
  if (!session) throw unauthenticated('Session expirée')
  const family = await services.prisma.refreshFamily.findUnique({
    where: { id: session.familyId, userId: session.userId, revokedAt: null },
    include: { user: { include: { timeOverride: true } } },
    relationLoadStrategy: 'join',
  })
  if (!family) throw unauthenticated('Session expirée')
  const { user } = family
  return {
    user,
    familyId: family.id,
    isAdmin: isAdmin(user, services.env),
    clock: accountClock(user, { env: services.env, now }),
  }
}
