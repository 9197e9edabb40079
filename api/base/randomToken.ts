import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * How the database stores tokens. 256 random bits cannot be guessed, so the hash needs no salt and
 * no cost.
 */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
