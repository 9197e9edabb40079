import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isPasswordTooLong, PASSWORD_TOO_LONG } from '#shared/account'
import { invalid, unavailable } from '../errors'

// argon2id, 19 MiB, two passes: OWASP's floor, 25–50 ms here.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two at once, so that a burst of sign-ins leaves a core's worth of time to everybody else. Fifty wait, a second or two;
// who comes after them is told at once to come again.
const atOnce = 2
const longestQueue = 50
/** Whole checks of a password at once, what is counted and read for them included. */
export const checksAtOnce = atOnce + longestQueue
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else if (waiting.length >= longestQueue) throw unavailable()
  // Whoever ends hands its place on.
  else await new Promise<void>((go) => waiting.push(go))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** @throws VALIDATION: normalising takes a time quadratic in combining marks (128 s for 980 kB), so the length is asked first */
function normalized(password: string): string {
  if (isPasswordTooLong(password)) throw invalid({ password: PASSWORD_TOO_LONG })
  return password.normalize('NFKC')
}

/**
 * The argon2id hash of a password; never cut (decisions, Accounts).
 * @throws VALIDATION; UNAVAILABLE where too many wait
 */
export async function hashPassword(password: string): Promise<string> {
  const text = normalized(password)
  return inTurn(() => hash(text, cost))
}

// What an unknown address is checked against, so that it takes as long as a known one: a hash that is nobody's.
const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`

/**
 * Whether the password is the hash's. Without a hash: false, after the same work.
 * @throws VALIDATION; UNAVAILABLE where too many wait
 */
export async function checkPassword(password: string, hashed: string | null): Promise<boolean> {
  const text = normalized(password)
  const matches = await inTurn(() => verify(hashed ?? decoy, text))
  return matches && hashed !== null
}
