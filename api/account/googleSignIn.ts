import type { Request, Response } from 'express'
import { type GoogleRefusal, findOrCreateGoogleUser } from '../auth/google/account'
import type { GoogleResult } from '../auth/google/roundTrip'
import { rememberNetwork } from '../auth/knownNetworks'
import { openFamily } from '../auth/tokens'
import { classifyError } from '../base/errors'
import type { Context } from '../graphql/context'
import { requestIdOf } from '../http/requestLog'

/** Why a sign-in with Google failed: `?google=` of the login page. */
type GoogleFailure = GoogleRefusal | 'unavailable' | 'cancelled' | 'limited' | 'failed'

/** The browser navigates to this route, which redirects to the provider (product/accounts 4.1). */
export async function redirectToGoogle(
  request: Request,
  response: Response,
  context: Context,
): Promise<void> {
  if (!context.google) return backToLogin(response, context, 'unavailable')
  try {
    await context.limits.take('googleSignIn', context.network)
    const { mark } = request.query
    await context.google.start(
      request,
      response,
      typeof mark === 'string' && markPattern.test(mark) ? mark : null,
    )
  } catch (error) {
    if (isRateLimited(error)) return backToLogin(response, context, 'limited')
    context.log.warn({ requestId: requestIdOf(response), err: error }, 'Google sign-in failed')
    backToLogin(response, context, 'unavailable')
  }
}

const isRateLimited = (error: unknown) => classifyError(error).code === 'RATE_LIMITED'

/** The route of the provider's redirect. */
export async function handleGoogleCallback(
  request: Request,
  response: Response,
  context: Context,
): Promise<void> {
  if (!context.google) return backToLogin(response, context, 'unavailable')
  try {
    const finished = await context.google.finish(request, response)
    const outcome = finished ? await signIn(finished, context) : 'cancelled'
    if (typeof outcome === 'string') backToLogin(response, context, outcome)
    else
      redirect(response, `${context.env.publicUrl}/home?auth=${encodeURIComponent(outcome.auth)}`)
  } catch (error) {
    const limited = isRateLimited(error)
    if (!limited)
      context.log.warn({ requestId: requestIdOf(response), err: error }, 'Google sign-in failed')
    backToLogin(response, context, limited ? 'limited' : 'failed')
  }
}

/** A random value of the page, by which it recognises the sign-in that it began. */
const markPattern = /^[\w-]{1,64}$/

/**
 * Returns the `auth` of product/accounts 4.3: base64 of the two tokens, a hand-off, and of the
 * mark, by which the page recognises its own sign-in.
 */
async function signIn(
  { identity, mark }: GoogleResult,
  context: Context,
): Promise<{ auth: string } | GoogleFailure> {
  const { prisma, limits, network, now, secrets } = context
  const user = await findOrCreateGoogleUser(prisma, limits, { identity, now, network })
  if (typeof user === 'string') return user
  return await prisma.$transaction(async (tx) => {
    // A concurrent password reset may have unlinked the Google account.
    const linked = await tx.$queryRaw<
      unknown[]
    >`SELECT 1 FROM users WHERE id = ${user.id}::uuid AND google_subject = ${identity.subject} FOR NO KEY UPDATE`
    if (linked.length === 0) return 'failed'
    const { tokens } = await openFamily(tx, {
      userId: user.id,
      rememberMe: true,
      handOff: true,
      origin: context,
      secrets,
      now,
    })
    await rememberNetwork(tx, { userId: user.id, network, secrets }, now)
    return {
      auth: Buffer.from(JSON.stringify({ ...tokens, ...(mark !== null && { mark }) })).toString(
        'base64',
      ),
    }
  })
}

function backToLogin(response: Response, { env }: Context, reason: GoogleFailure): void {
  redirect(response, `${env.publicUrl}/login?google=${reason}`)
}

function redirect(response: Response, address: string): void {
  response.status(302).set('location', address).end()
}
