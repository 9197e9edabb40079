import { randomUUID } from 'node:crypto'
import type { PrismaClient, User } from '#prisma'
import { unavailable } from '../errors'
import type { Limits, StoredLimit } from '../limits'
import type { Secrets } from './keyring'
import { isKnownNetwork } from './knownNetworks'
import { checkPassword, checksAtOnce } from './passwords'

interface Asker {
  prisma: PrismaClient
  limits: Limits
  network: string
  secrets: Secrets
}

let underWay = 0

/**
 * The account of an address (normalised) where the password is its own; else null, after the same work whether or not
 * there is one. Every check of an account's password is made here, so that all of them are limited alike. What is
 * limited is counted before the password is looked at, so that many at once are counted too; only wrong passwords stay
 * counted.
 * @throws RATE_LIMITED; UNAVAILABLE where too many passwords wait for their check
 */
export async function accountByPassword(
  { prisma, limits, network, secrets }: Asker,
  { email, password }: { email: string; password: string },
): Promise<User | null> {
  const counted: [StoredLimit, ...string[]][] = []
  const count = async (...bound: [StoredLimit, ...string[]]) => {
    await limits.take(...bound)
    counted.push(bound)
  }
  let isWrong = false
  // Beyond the queue nothing is asked of the database either: 400 at once would keep it from reading for others.
  if (underWay >= checksAtOnce) throw unavailable()
  underWay += 1
  try {
    await count('signIn', email, network)
    const user = await prisma.user.findUnique({ where: { email } })
    // Neither guesses from many networks nor those of a neighbour, at everybody's, keep the owner out of her own.
    const isKnown = await isKnownNetwork(prisma, { userId: user?.id ?? randomUUID(), network, secrets })
    if (!isKnown) {
      await count('signInNetwork', network)
      await count('signInAddress', email)
    }
    isWrong = !(await checkPassword(password, user?.passwordHash ?? null))
    return isWrong ? null : user
  } finally {
    underWay -= 1
    // Where the database went away in between, they are over by themselves.
    if (!isWrong) await Promise.allSettled(counted.map((bound) => limits.giveBack(...bound)))
  }
}
