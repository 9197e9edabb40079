import { setTimeout as wait } from 'node:timers/promises'
import type { RandomSequence } from './random'
import { type Outcome, send, type ResponseRecorder } from './send'

export interface SessionContext extends ResponseRecorder {
  urls(): string[]
  /** Returns true if a request is sent to all URLs at once, not to one. */
  sendsToAll(): boolean
  random: RandomSequence
  /** Returns true after the end: unknown outcomes are then no longer retried. */
  hasEnded(): boolean
}

type KnownOutcome = Exclude<Outcome, { kind: 'unknown' }>

export interface UserSession {
  /** Registers the user, or signs in if an earlier try succeeded. Returns the user's id. */
  register(firstName: string): Promise<string>
  /** Sends a request of the signed-in user. Returns `null` if the scenario ended before. */
  authorized(method: string, path: string, body?: object): Promise<KnownOutcome | null>
  renew(): Promise<void>
}

const password = 'correct horse'

/** Creates the session of a user. Like the app, it retries a request without a response. */
export function createSession(context: SessionContext, email: string): UserSession {
  const { random } = context
  let session = { accessToken: '', refreshToken: '', since: 0 }

  /** Retries until the outcome is known. Returns `null` if the scenario ended before. */
  async function request(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<KnownOutcome | null> {
    while (!context.hasEnded()) {
      const urls = context.sendsToAll() ? context.urls() : [random.pick(context.urls())]
      const outcomes = await Promise.all(
        urls.map((url) => send({ url, method, path, body, token }, context)),
      )
      const outcome =
        outcomes.find(({ kind }) => kind === 'done') ??
        outcomes.find(({ kind }) => kind === 'refused')
      if (outcome && outcome.kind !== 'unknown') return outcome
      const [unknown] = outcomes as Extract<Outcome, { kind: 'unknown' }>[]
      await wait(unknown!.waitMs * random.between(0.5, 1.5))
    }
    return null
  }

  async function authorized(method: string, path: string, body?: object) {
    if (performance.now() - session.since > 10 * 60_000) await signIn()
    return await request(method, path, body, session.accessToken)
  }

  const signIn = async () =>
    begin(requireSuccess(await request('POST', '/api/auth/login', { email, password })))
  function begin(signedIn: unknown): string {
    const { accessToken, refreshToken, user } = signedIn as {
      accessToken: string
      refreshToken: string
      user: { id: string }
    }
    session = { accessToken, refreshToken, since: performance.now() }
    return user.id
  }

  async function register(firstName: string): Promise<string> {
    const registered = await request('POST', '/api/auth/register', {
      email,
      password,
      firstName,
      lastName: 'Loopback',
      // The days of the entries are UTC days.
      timeZone: 'UTC',
    })
    return registered?.kind === 'refused' ? await signIn() : begin(requireSuccess(registered))
  }

  /** Retries with the same token if the response was lost: this must not end the session. */
  async function renew(): Promise<void> {
    const outcome = await request('POST', '/api/auth/refresh', {
      refreshToken: session.refreshToken,
    })
    if (outcome?.kind === 'done')
      session = { ...(outcome.body as typeof session), since: performance.now() }
    if (outcome?.kind === 'refused')
      context.finding(`a renewal of the session was refused: ${outcome.code}`)
  }

  return { register, authorized, renew }
}

/**
 * Returns the body of a success.
 * @throws if the outcome is another
 */
export function requireSuccess(outcome: Outcome | null): unknown {
  if (outcome?.kind === 'done') return outcome.body
  throw new Error(`The set-up of the scenario was ${outcome?.kind ?? 'without a response'}`)
}
