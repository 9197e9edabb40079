import { randomUUID } from 'node:crypto'
import type { PrismaClient, User } from '#prisma'
import { unavailable } from '../base/errors'
import type { RateLimits, PostgresLimit } from '../base/limits/limits'
import type { Secrets } from './keyring'
import { isKnownNetwork } from './knownNetworks'
import { checkPassword, maxPendingChecks } from './passwords'

interface SignInServices {
  prisma: PrismaClient
  limits: RateLimits
  network: string
  secrets: Secrets
}

let runningChecks = 0

/**
 * Returns the account of a normalised e-mail address and password, or `null`. An unknown address
 * takes as long as a wrong password. Every check of an account's password uses this function and
 * its limits. Attempts are counted before the check, so that parallel ones are limited too; a
 * correct password gives its attempt back.
 * @throws RATE_LIMITED; UNAVAILABLE if too many checks are waiting
 */
export async function accountByPassword(
  { prisma, limits, network, secrets }: SignInServices,
  { email, password }: { email: string; password: string },
): Promise<User | null> {
  const takenLimits: [PostgresLimit, ...string[]][] = []
  const count = async (...limitKey: [PostgresLimit, ...string[]]) => {
    await limits.take(...limitKey)
    takenLimits.push(limitKey)
  }
  let isWrong = false
  // The limit is checked before any query: 400 parallel sign-ins would slow the database for all
  // clients.
  if (runningChecks >= maxPendingChecks) throw unavailable()
  runningChecks += 1
  try {
    await count('signIn', email, network)
    const user = await prisma.user.findUnique({ where: { email } })
    // Guesses from other networks, or at other accounts from this one, must not lock out an owner
    // on a known network.
    const isKnown = await isKnownNetwork(prisma, {
      userId: user?.id ?? randomUUID(),
      network,
      secrets,
    })
    if (!isKnown) {
      await count('signInNetwork', network)
      await count('signInAddress', email)
    }
    isWrong = !(await checkPassword(password, user?.passwordHash ?? null))
    return isWrong ? null : user
  } finally {
    runningChecks -= 1
    if (!isWrong)
      await Promise.allSettled(takenLimits.map((limitKey) => limits.refund(...limitKey)))
  }
}
