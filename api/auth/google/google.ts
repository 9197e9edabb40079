import type { Request, Response } from 'express'
import type { Env } from '../../env'
import type { GoogleIdentity } from './identity'
import type { Authenticator } from './provider'
import { endTransaction, type Needs, transactions } from './transactions'

declare module 'express-session' {
  interface SessionData {
    mark: string | null
  }
}

export interface Google {
  /**
   * Sends the person to the provider. `mark`: by which the page that she leaves knows her return for its own.
   * @throws where the provider is away
   */
  start(request: Request, response: Response, mark: string | null): Promise<void>
  /** Whom the provider says she is; null where she said no there. @throws where this is no answer to what was asked */
  finish(request: Request, response: Response): Promise<Finished | null>
}

export interface Finished {
  identity: GoogleIdentity
  mark: string | null
}

/** Google, or the OpenID provider that stands for it; null where none is configured. The first person who comes makes us ask how it is spoken to. */
export function openGoogle(needs: Needs & { env: Env }): Google | null {
  const { google, publicUrl } = needs.env
  if (!google) return null
  const transaction = transactions(needs)
  // Loaded where it is configured alone; now, since a later build has other files.
  const provider = import('./provider')
  let asked: Promise<Authenticator> | null = null
  const discovered = () =>
    (asked ??= provider.then(({ discover }) => discover(google, publicUrl)).catch((error: unknown) => {
      // It may be back for the next person.
      asked = null
      throw error
    }))

  const readTransaction = (request: Request, response: Response) =>
    new Promise<void>((done, fail) => void transaction(request, response, (error?: unknown) => (error ? fail(error) : done())))

  async function authenticate(request: Request, response: Response): Promise<GoogleIdentity | null> {
    const passport = await discovered()
    return await new Promise((answered, failed) => {
      const decided = (error: unknown, identity?: GoogleIdentity | false, refusal?: { error?: string; message?: string }) => {
        if (identity) answered(identity)
        else if (!error && refusal?.error === 'access_denied') answered(null)
        else failed((error as Error | null) ?? new Error(refusal?.message))
      }
      // Answered, or the client has hung up: then nobody waits for what the provider says.
      response.once('close', () => answered(null))
      if (response.closed) return answered(null)
      passport.authenticate('google', { session: false }, decided)(request, response, failed)
    })
  }

  return {
    start: async (request, response, mark) => {
      await readTransaction(request, response)
      request.session.mark = mark
      await authenticate(request, response)
    },
    finish: async (request, response) => {
      await readTransaction(request, response)
      try {
        const { mark = null } = request.session
        const identity = await authenticate(request, response)
        return identity && { identity, mark }
      } finally {
        await endTransaction(request, response)
      }
    },
  }
}
