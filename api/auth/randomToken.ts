import { createHash, randomBytes } from 'node:crypto'

/** 256 bits of the system's generator. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token, and finds it by. Nobody guesses 256 bits, so it needs neither salt nor cost. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
