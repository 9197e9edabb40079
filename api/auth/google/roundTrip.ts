import type { Request, Response } from 'express'
import type { Env } from '../../base/settings/env'
import type { GoogleIdentity } from './identity'
import type { Authenticator } from './provider'
import { endTransaction, type TransactionSettings, transactions } from './transactions'

declare module 'express-session' {
  interface SessionData {
    mark: string | null
  }
}

export interface Google {
  /**
   * `mark` lets the page recognise the sign-in that it began.
   * @throws if the provider cannot be reached
   */
  start(request: Request, response: Response, mark: string | null): Promise<void>
  /**
   * Returns `null` if the user cancelled.
   * @throws if this is no response to a request of this browser
   */
  finish(request: Request, response: Response): Promise<GoogleResult | null>
}

export interface GoogleResult {
  identity: GoogleIdentity
  mark: string | null
}

/**
 * Creates the sign-in with Google or another OpenID provider. `null` if none is configured. The
 * provider's metadata is fetched at the first sign-in.
 */
export function openGoogle(services: TransactionSettings & { env: Env }): Google | null {
  const { google, publicUrl } = services.env
  if (!google) return null
  const transaction = transactions(services)
  // The module is loaded at the start, since a later build replaces its file.
  const provider = import('./provider')
  let discovery: Promise<Authenticator> | null = null
  const discoverOnce = () =>
    (discovery ??= provider
      .then(({ discover }) => discover(google, publicUrl))
      .catch((error: unknown) => {
        discovery = null
        throw error
      }))

  const readTransaction = (request: Request, response: Response) =>
    new Promise<void>(
      (resolve, reject) =>
        void transaction(request, response, (error?: unknown) =>
          error ? reject(error) : resolve(),
        ),
    )

  async function authenticate(
    request: Request,
    response: Response,
  ): Promise<GoogleIdentity | null> {
    const passport = await discoverOnce()
    return await new Promise((resolve, reject) => {
      const onResult = (
        error: unknown,
        identity?: GoogleIdentity | false,
        refusal?: { error?: string; message?: string },
      ) => {
        if (identity) resolve(identity)
        else if (!error && refusal?.error === 'access_denied') resolve(null)
        else reject((error as Error | null) ?? new Error(refusal?.message))
      }
      // The request may have had its response, or the client may have disconnected.
      response.once('close', () => resolve(null))
      if (response.closed) return resolve(null)
      passport.authenticate('google', { session: false }, onResult)(request, response, reject)
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
