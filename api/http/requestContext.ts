import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, createContext, type Services } from '../graphql/context'
import type { ReadPlan } from '../reading/readPlan'
import { networkOf } from './network'
import { removePhotoCookie, setPhotoCookie } from './photoCookie'
import { requestIdOf } from './requestLog'

interface Session {
  authorization: string | undefined
  readPlan?: ReadPlan | undefined
}

/**
 * Creates the context of a request, and sets the photo cookie of its session.
 * @throws UNAUTHENTICATED if the token is invalid; UNAVAILABLE without the database
 */
export async function createRequestContext(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { authorization, readPlan }: Session,
): Promise<Context> {
  const caller = {
    authorization,
    network: networkOf(request, services.env.trustProxy),
    requestId: requestIdOf(response),
    userAgent: request.headers['user-agent'],
    cookies: request.headers.cookie,
    setCookie: (cookie: string) => void response.appendHeader('set-cookie', cookie),
    clearPhotoCookie: () => removePhotoCookie(request, response, services.env),
  }
  const context = await createContext(services, caller, readPlan)
  setPhotoCookie(request, response, context)
  return context
}
