import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rows } from '../db/database'
import { classifyError, rateLimited } from '../errors'
import { limitHit } from '../log/events'
import { BatchedLimit } from './batchedLimit'
import { CostBudget } from './costBudget'
import { LocalLimit } from './localLimit'

/** Lists the limits of product/accounts 5.4. `duration` is in seconds, as in the library. */
const limits = {
  /** Counts failures by address and network. */
  signIn: { points: 10, duration: 15 * 60 },
  /** Counts failures by network. */
  signInNetwork: { points: 50, duration: 15 * 60 },
  /** Counts failures by address, except from its owner's known networks. */
  signInAddress: { points: 100, duration: 60 * 60 },
  registration: { points: 100, duration: 60 * 60 },
  mail: { points: 5, duration: 60 * 60 },
  /** Counts the mails of one kind that an account causes for its own address (jobs/dueMails.ts). */
  ownMail: { points: 5, duration: 60 * 60 },
  /** Counts reminders by mail, by address. */
  reminderMail: { points: 30, duration: 60 * 60 },
  /** Counts requests for a new password by network. */
  forgottenNetwork: { points: 30, duration: 60 * 60 },
  /** Counts the same by address, known or not, in this process only. */
  forgottenAddress: { points: 5, duration: 60 * 60 },
  /** Counts by network, in batches, so that an opening needs one statement. */
  shareOpening: { points: 120, duration: 60 },
  /** Counts by network, separately: the record is read before its opening is counted. */
  shareReading: { points: 120, duration: 60 },
  /** Counts proposals of vets by network. */
  proposal: { points: 20, duration: 60 * 60 },
  upload: { points: 60, duration: 60 * 60 },
  /** Counts imports and previews by account. */
  import: { points: 30, duration: 60 * 60 },
  /** Counts mails to unknown addresses, by account. */
  invitation: { points: 20, duration: 24 * 60 * 60 },
  /** Counts the same by address, apart from `mail`: invitations must not use up an account's own mails. */
  invitationAddress: { points: 5, duration: 60 * 60 },
  /** Counts the beginnings of a sign-in with Google by network: each stores a row. */
  googleSignIn: { points: 60, duration: 10 * 60 },
  /** Counts the requests of one token, in batches. */
  tool: { points: 600, duration: 60 },
} as const

/**
 * Bounds the points of an account, or of an anonymous network: five times what the app needs in its
 * busiest minute (ADR 25).
 */
const costBudget = { points: 200_000, duration: 60 }

type LimitName = keyof typeof limits
/**
 * These limits count each take in the database. The others count in batches, or in this process
 * only.
 */
export type PostgresLimit = Exclude<
  LimitName,
  'shareOpening' | 'shareReading' | 'tool' | 'forgottenAddress'
>

export interface RateLimits {
  /**
   * Takes one.
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(limit: LimitName, ...key: string[]): Promise<void>
  /**
   * Checks that one is left without taking it.
   * @throws RATE_LIMITED
   */
  check(limit: PostgresLimit, ...key: string[]): Promise<void>
  refund(limit: PostgresLimit, ...key: string[]): Promise<void>
  /**
   * Takes points of a document's cost (execution/cost.ts). Returns a function that gives points
   * back.
   * @throws RATE_LIMITED
   */
  spend(points: number, ...key: string[]): (points: number) => void
  /** Returns whether points for a document's cost are left. */
  hasPoints(...key: string[]): boolean
}

const disabledLimits: RateLimits = {
  take: async () => undefined,
  check: async () => undefined,
  refund: async () => undefined,
  spend: () => () => undefined,
  hasPoints: () => true,
}

/** Creates the limits. Most count in the database; the cost and `forgottenAddress` in this process. */
export function createLimits(database: Rows, { rateLimits }: { rateLimits: boolean }): RateLimits {
  if (!rateLimits) return disabledLimits
  const client = {
    query: async ({
      name = '',
      text,
      values,
    }: {
      name?: string
      text: string
      values: unknown[]
    }) => {
      const rows = await database.rows({ name, text }, values)
      return { rows, rowCount: rows.length }
    },
  }
  const createLimiter = (name: PostgresLimit) =>
    new RateLimiterPostgres({
      ...limits[name],
      storeClient: client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // Beyond this, a process refuses without a statement. It is above the limit, since running
      // attempts may be given back.
      inMemoryBlockOnConsumed: limits[name].points + 100,
    })
  const limiters = {
    signIn: createLimiter('signIn'),
    signInNetwork: createLimiter('signInNetwork'),
    signInAddress: createLimiter('signInAddress'),
    registration: createLimiter('registration'),
    mail: createLimiter('mail'),
    ownMail: createLimiter('ownMail'),
    reminderMail: createLimiter('reminderMail'),
    forgottenNetwork: createLimiter('forgottenNetwork'),
    upload: createLimiter('upload'),
    proposal: createLimiter('proposal'),
    import: createLimiter('import'),
    invitation: createLimiter('invitation'),
    invitationAddress: createLimiter('invitationAddress'),
    googleSignIn: createLimiter('googleSignIn'),
  }
  const batched = {
    shareOpening: new BatchedLimit(database, limits.shareOpening),
    shareReading: new BatchedLimit(database, limits.shareReading),
    tool: new BatchedLimit(database, limits.tool),
  }
  const cost = new CostBudget(costBudget)
  const customLimiters = { ...batched, forgottenAddress: new LocalLimit(limits.forgottenAddress) }
  const isCustom = (limit: LimitName): limit is keyof typeof customLimiters =>
    limit in customLimiters
  return {
    take: async (limit, ...key) => {
      const waitMs = isCustom(limit)
        ? await customLimiters[limit].take(keyOf(limit, key))
        : await waitOf(limiters[limit].consume(hashKey(key)))
      if (waitMs > 0) throw rateLimitError(limit, waitMs)
    },
    check: async (limit, ...key) => {
      const usage = await limiters[limit].get(hashKey(key))
      if (usage && usage.remainingPoints <= 0) throw rateLimitError(limit, usage.msBeforeNext)
    },
    refund: async (limit, ...key) =>
      void (await database.rows(decrementStatement, [keyOf(limit, key), Date.now()])),
    spend: (points, ...key) => {
      const { waitMs, refund } = cost.spend(key.join(' '), points, Date.now())
      if (waitMs > 0) throw rateLimitError('cost', waitMs)
      return refund
    },
    hasPoints: (...key) => cost.hasPoints(key.join(' '), Date.now()),
  }
}

/** Returns false if the limit is exceeded, for callers that report nothing to the client. */
export const isWithinLimit = (taken: Promise<void>): Promise<boolean> =>
  taken.then(
    () => true,
    (error: unknown) => {
      if (classifyError(error).code === 'RATE_LIMITED') return false
      throw error
    },
  )

function rateLimitError(limit: LimitName | 'cost', waitMs: number): Error {
  limitHit.publish({ limit })
  return rateLimited(Math.ceil(waitMs / 1000))
}

/** Decrements only a running count: a new one has nothing to give back. */
const decrementStatement = {
  name: 'rate_limits:decrement',
  text: 'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0 AND expire > $2',
}

/** Returns the ms until one is available, or 0. */
const waitOf = (consumed: Promise<RateLimiterRes>): Promise<number> =>
  consumed.then(
    () => 0,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1)
      throw refusal
    },
  )

const keyOf = (limit: LimitName, key: string[]) => `${limit}:${hashKey(key)}`

/** Keys are hashed, so that the database does not identify users. */
const hashKey = (key: string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url')
