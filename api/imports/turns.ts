import type { Prisma } from '#prisma'
import { rateLimited, unavailable } from '../errors'

/** Each may hold what 50 MB say. */
const mostInProcess = 2
const running = new Set<string>()

const alreadyRunning = () =>
  rateLimited(30, 'Un import de vos données est déjà en cours. Réessayez quand il sera terminé.')

/** One import at a time an account, and two in this process. @throws RATE_LIMITED; UNAVAILABLE where two run */
export async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  if (running.has(userId)) throw alreadyRunning()
  if (running.size >= mostInProcess) throw unavailable()
  running.add(userId)
  try {
    return await work()
  } finally {
    running.delete(userId)
  }
}

/** Over all processes, until the transaction ends. @throws RATE_LIMITED */
export async function requireOnlyImport(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const [turn] = await tx.$queryRaw<
    { mine: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(hashtextextended(${`import ${userId}`}, 0)) AS mine`
  if (!turn?.mine) throw alreadyRunning()
}
