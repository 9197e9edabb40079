import type { Request, Response } from 'express'
import type { Env } from '../../env'
import type { GoogleIdentity } from './identity'
import type { Authenticator } from './provider'
import { endTransaction, type Needs, transactions } from './transactions'

export interface Google {
  /** Sends the person to the provider. @throws where the provider is away */
  start(request: Request, response: Response): Promise<void>
  /** Whom the provider says she is; null where she said no there. @throws where this is no answer to what was asked */
  finish(request: Request, response: Response): Promise<GoogleIdentity | null>
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

  async function authenticate(request: Request, response: Response): Promise<GoogleIdentity | null> {
    await new Promise<void>((done, fail) => void transaction(request, response, (error?: unknown) => (error ? fail(error) : done())))
    const passport = await discovered()
    return await new Promise((answered, failed) => {
      const decided = (error: unknown, identity?: GoogleIdentity | false, refusal?: { error?: string; message?: string }) => {
        if (identity) answered(identity)
        else if (!error && refusal?.error === 'access_denied') answered(null)
        else failed((error as Error | null) ?? new Error(refusal?.message))
      }
      response.once('finish', () => answered(null))
      passport.authenticate('google', { session: false }, decided)(request, response, failed)
    })
  }

  return {
    start: async (request, response) => void (await authenticate(request, response)),
    finish: async (request, response) => {
      try {
        return await authenticate(request, response)
      } finally {
        await endTransaction(request, response)
      }
    },
  }
}
