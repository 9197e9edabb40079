import type { Request, Response } from 'express'
import { type Refusal, userOf } from '../auth/google/account'
import type { GoogleIdentity } from '../auth/google/identity'
import { openFamily } from '../auth/tokens'
import type { Context } from '../context'
import { classify } from '../errors'
import { requestIdOf } from './requestLog'

/** Why the login page sees somebody again who left for Google: `?google=` there. */
type Reason = Refusal | 'unavailable' | 'cancelled' | 'limited' | 'failed'

/** The whole page comes here, and leaves for the provider (spec 1 §2). */
export async function leaveForGoogle(request: Request, response: Response, context: Context): Promise<void> {
  if (!context.google) return backToLogin(response, context, 'unavailable')
  try {
    await context.google.start(request, response)
  } catch (error) {
    context.log.warn({ requestId: requestIdOf(response), err: error }, 'google')
    backToLogin(response, context, 'unavailable')
  }
}

/** What the provider sends her back to. */
export async function returnFromGoogle(request: Request, response: Response, context: Context): Promise<void> {
  if (!context.google) return backToLogin(response, context, 'unavailable')
  try {
    const identity = await context.google.finish(request, response)
    const outcome = identity ? await signIn(identity, context) : 'cancelled'
    if (typeof outcome === 'string') backToLogin(response, context, outcome)
    else redirect(response, `${context.env.publicUrl}/home?auth=${encodeURIComponent(outcome.auth)}`)
  } catch (error) {
    const limited = classify(error).code === 'RATE_LIMITED'
    if (!limited) context.log.warn({ requestId: requestIdOf(response), err: error }, 'google')
    backToLogin(response, context, limited ? 'limited' : 'failed')
  }
}

/** The `auth` of spec 1 §2: base64 of the two tokens, which are a hand-off (decisions, Accounts). */
async function signIn(identity: GoogleIdentity, { prisma, limits, network, now, jwtSecret }: Context): Promise<{ auth: string } | Refusal> {
  const user = await userOf(prisma, limits, { identity, now, network })
  if (typeof user === 'string') return user
  const { tokens } = await openFamily(prisma, { userId: user.id, rememberMe: true, handOff: true, secret: jwtSecret, now })
  return { auth: Buffer.from(JSON.stringify(tokens)).toString('base64') }
}

function backToLogin(response: Response, { env }: Context, reason: Reason): void {
  redirect(response, `${env.publicUrl}/login?google=${reason}`)
}

function redirect(response: Response, address: string): void {
  response.status(302).set('location', address).end()
}
