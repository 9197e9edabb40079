import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { NoAnswerError, toFailure } from './graphqlError'

export interface Answer {
  body: GraphQLResponse
  /** The access token was refused: worth one refresh and one retry (spec 1 §4). */
  refused: boolean
}

/** Sends one persisted operation, with the given access token or with none. */
export async function post(params: RequestParameters, variables: Variables, accessToken: string | null): Promise<Answer> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (accessToken) headers['Authorization'] = `Bearer ${accessToken}`
  const response = await send(JSON.stringify({ id: params.id, variables }), headers)
  const body = await read(response)
  const code = 'errors' in body ? toFailure(body.errors).code : null
  const refused = response.status === 401 || code === 'UNAUTHENTICATED' || (response.status === 403 && code !== 'ACCESS_DENIED')
  return { body, refused }
}

/** A network that swallows what it is given is no network: a save must not wait on it for minutes. */
const patience = 20_000

async function send(body: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch('/graphql', { method: 'POST', credentials: 'include', headers, body, signal: AbortSignal.timeout(patience) })
  } catch {
    throw new NoAnswerError('Connexion impossible. Vérifiez votre réseau, puis réessayez.')
  }
}

async function read(response: Response): Promise<GraphQLResponse> {
  try {
    return await response.json()
  } catch {
    throw new NoAnswerError('Le serveur ne répond pas. Réessayez dans un instant.')
  }
}
