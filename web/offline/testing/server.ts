import type { GraphQLResult } from '../../base/network/post'

/** Fields of an input that the model reads; the real server reads all of it. */
export interface SaveInput {
  animalUuid: string
  uuid: string
  /** `undefined` for a weighing, which its id identifies. */
  note?: string
  weight?: string
  editUuid?: string
  date?: string | null
  /** The day that `date` had for the person. */
  day?: string | null
  answeredAt?: string
}

export interface SaveRequest {
  token: string
  operation: 'create' | 'update' | 'weigh'
  input: SaveInput
}

/** A cat's entry of a day on the server. Each operation has its own note. */
export interface ServerEntry {
  animalId: string
  day: string
  note: string
  answeredAt: string
  revisions: { note: string; answeredAt: string }[]
}

/** A weighing as the model server keeps it; its note is its id. */
export interface ServerWeighing {
  animalId: string
  day: string
  note: string
}

/** The server of the model's devices: a model, or the real one. */
export interface Server {
  /** Starts a session of this user: the access token has the user as `sub`. */
  signIn(user: string): Promise<string>
  /** This token is refused from now on. */
  expire(token: string): void
  save(request: SaveRequest): Promise<GraphQLResult>
  /** The cat's entry of that day; `null` if there is none. */
  find(user: string, animalId: string, day: string): Promise<string | null>
  entries(user: string, animalId: string): Promise<ServerEntry[]>
  weighings(user: string, animalId: string): Promise<ServerWeighing[]>
}

export const responseOf = (body: object, status = 200): GraphQLResult => ({
  status,
  body: body as GraphQLResult['body'],
  retryAfterS: null,
  isRefused: status === 401,
})

export const errorOf = (code: string, status = 200): GraphQLResult =>
  responseOf({ errors: [{ message: code, extensions: { code } }] }, status)
