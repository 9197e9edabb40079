import { hash, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, two passes: OWASP's floor, 25–50 ms here.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Two at once, so that a burst of sign-ins leaves a core's worth of time to everybody else.
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** The argon2id hash of a password; never cut, whatever its length (decisions, Accounts). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost))
}

// What an unknown address is checked against, so that it takes as long as a known one.
let decoy: Promise<string> | undefined

/** Whether the password is the hash's. Without a hash: false, after the same work. */
export async function checkPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const against = hashed ?? (await decoy)
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')))
  return matches && hashed !== null
}
