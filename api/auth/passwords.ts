import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isPasswordTooLong, PASSWORD_TOO_LONG } from '#shared/account/accountSchemas'
import { validationError, unavailable } from '../base/errors'

// argon2id, 19 MiB, two passes: OWASP's minimum, 25–50 ms on our machine.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two run in parallel, so that a burst of sign-ins leaves a core free. 50 more wait for one or two
// seconds. Further ones get UNAVAILABLE.
const maxConcurrentHashes = 2
const maxQueueLength = 50
export const maxPendingChecks = maxConcurrentHashes + maxQueueLength
let runningHashes = 0
const waitingCallers: (() => void)[] = []

async function withHashPermit<T>(work: () => Promise<T>): Promise<T> {
  if (runningHashes < maxConcurrentHashes) runningHashes += 1
  else if (waitingCallers.length >= maxQueueLength) throw unavailable()
  else await new Promise<void>((resolve) => waitingCallers.push(resolve))
  try {
    return await work()
  } finally {
    const next = waitingCallers.shift()
    if (next) next()
    else runningHashes -= 1
  }
}

/**
 * @throws VALIDATION if it is too long: normalising is quadratic in combining marks (128 s for 980
 * kB)
 */
function normalisePassword(password: string): string {
  if (isPasswordTooLong(password)) throw validationError({ password: PASSWORD_TOO_LONG })
  return password.normalize('NFKC')
}

/**
 * Returns the argon2id hash of a password, which is never truncated (product/accounts 2.3).
 * @throws VALIDATION; UNAVAILABLE if too many are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const text = normalisePassword(password)
  return withHashPermit(() => hash(text, cost))
}

// This hash belongs to no password: an unknown address takes as long to check as a known one.
const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
const dummyHash =
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}` +
  `$${base64(16)}$${base64(32)}`

/**
 * Returns whether the password has this hash. If there is no hash, it returns false after the same
 * time.
 * @throws VALIDATION; UNAVAILABLE if too many are waiting
 */
export async function checkPassword(password: string, hashed: string | null): Promise<boolean> {
  const text = normalisePassword(password)
  const matches = await withHashPermit(() => verify(hashed ?? dummyHash, text))
  return matches && hashed !== null
}
