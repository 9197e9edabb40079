import { MINUTE_MS } from '#shared/base/duration'
import { hashPassword } from '../auth/passwords'
import { newShareToken, readShareToken } from '../auth/shareTokens'
import { hashOfToken, newToken } from '../base/randomToken'
import type { TestApp } from './testApp'

/** Creates a share link with a code and returns its token. */
export async function linkWithCode(
  { services: { prisma, keyring }, clock: { now } }: TestApp,
  animalId: string,
  code: string,
): Promise<string> {
  const secrets = keyring.secrets(now)
  const link = newShareToken(secrets)
  const codeHash = await hashPassword(code)
  const expiresAt = new Date(now.getTime() + MINUTE_MS)
  await prisma.shareLink.create({
    data: { ...link, animalId, codeHash, createdAt: now, expiresAt },
  })
  return readShareToken(link, secrets)!
}

/** Gives an invitation a known token. */
export async function tokenOfInvitation(
  { services: { prisma } }: TestApp,
  id: string,
): Promise<string> {
  const token = newToken()
  await prisma.invitation.update({ where: { id }, data: { hash: hashOfToken(token) } })
  return token
}
