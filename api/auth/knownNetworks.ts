import { createHmac } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import type { Secrets } from './keyring'

type PrismaOrTx = PrismaClient | Prisma.TransactionClient

interface NetworkOfUser {
  userId: string
  network: string
  secrets: Secrets
}

/**
 * Returns one hash for each accepted secret, the newest first. The user id is hashed too, so that
 * rows of one network cannot be matched.
 */
export const networkHashes = ({ userId, network, secrets }: NetworkOfUser) =>
  secrets.map((secret) =>
    createHmac('sha256', secret).update(`network ${userId} ${network}`).digest('base64url'),
  )

/**
 * Stores the network as proven. Call it after a proof of identity: password, Google or a mail's
 * link.
 */
export async function rememberNetwork(
  store: PrismaOrTx,
  networkOfUser: NetworkOfUser,
  now: Date,
): Promise<void> {
  const key = { userId: networkOfUser.userId, network: networkHashes(networkOfUser)[0]! }
  await store.knownNetwork.upsert({
    where: { userId_network: key },
    create: { ...key, provenAt: now },
    update: { provenAt: now },
  })
}

export async function isKnownNetwork(
  store: PrismaOrTx,
  networkOfUser: NetworkOfUser,
): Promise<boolean> {
  return (
    (await store.knownNetwork.count({
      where: { userId: networkOfUser.userId, network: { in: networkHashes(networkOfUser) } },
    })) > 0
  )
}
