import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { PrismaClient } from '#prisma'
import type { Rows } from './db'
import { rateLimited } from './errors'

/** Decisions, Accounts, "Rate limits": how many in how many seconds, for each key. */
const limits = {
  /** Failed ones, by address and network. */
  signIn: { points: 10, duration: 15 * 60 },
  /** By network. */
  registration: { points: 100, duration: 60 * 60 },
  /** By address. */
  mail: { points: 5, duration: 60 * 60 },
  /** By network. A read: each process counts its own, and no statement is spent on it. */
  shareOpening: { points: 120, duration: 60 },
  /** By network, and apart: the document of an opening comes before it. */
  shareDocument: { points: 120, duration: 60 },
  /** By user. */
  upload: { points: 60, duration: 60 * 60 },
} as const

export type LimitName = keyof typeof limits

export interface Limits {
  /** One more. @throws RATE_LIMITED, with the seconds to wait */
  take(limit: LimitName, ...key: string[]): Promise<void>
  /** It was none of those that are counted. */
  giveBack(limit: LimitName, ...key: string[]): Promise<void>
}

const none: Limits = { take: async () => undefined, giveBack: async () => undefined }

/** Counted in the database, so that several processes count together. */
export function createLimits(database: Rows, { rateLimits }: { rateLimits: boolean }): Limits {
  if (!rateLimits) return none
  const client = {
    query: async ({ name = '', text, values }: { name?: string; text: string; values: unknown[] }) => ({
      rows: await database.rows({ name, text }, values),
    }),
  }
  const stored = (name: LimitName) =>
    new RateLimiterPostgres({
      ...limits[name],
      storeClient: client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
    })
  const limiters = {
    signIn: stored('signIn'),
    registration: stored('registration'),
    mail: stored('mail'),
    shareOpening: new RateLimiterMemory(limits.shareOpening),
    shareDocument: new RateLimiterMemory(limits.shareDocument),
    upload: stored('upload'),
  }
  return {
    take: async (limit, ...key) => {
      await limiters[limit].consume(hashed(key)).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      })
    },
    giveBack: async (limit, ...key) => void (await limiters[limit].reward(hashed(key))),
  }
}

/** Whom it counts is nobody's to read in the database. */
const hashed = (key: string[]): string => createHash('sha256').update(JSON.stringify(key)).digest('base64url')

/** Counts that are over. */
export async function removeSpentLimits(prisma: PrismaClient, now: Date): Promise<void> {
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } })
}
