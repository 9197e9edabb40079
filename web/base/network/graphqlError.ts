export interface GraphQLFailure {
  code: string
  message: string
  fields: Record<string, string>
}

export const unexpectedFailure: GraphQLFailure = {
  code: 'INTERNAL',
  message: 'Une erreur inattendue s’est produite',
  fields: {},
}

export const NO_RESPONSE_MESSAGE = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.'

/** The response came from a proxy or captive portal, or there was none. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'

  /** `retryAfterS` is a proxy's; `status` is that of the response, `null` if there is none. */
  constructor(
    message: string,
    readonly retryAfterS: number | null = null,
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

/** Reads an error that Relay throws, or the errors of a response with data. */
export function toFailure(error: unknown): GraphQLFailure {
  if (error instanceof NoResponseError)
    return { code: 'NO_RESPONSE', message: error.message, fields: {} }
  const first = firstError(error)
  if (!first) return unexpectedFailure
  const extensions = isRecord(first['extensions']) ? first['extensions'] : {}
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : unexpectedFailure.code
  const message =
    typeof first['message'] === 'string' ? first['message'] : unexpectedFailure.message
  return { code, message, fields: textsOf(extensions['fields']) }
}

/** Relay puts the server's errors into `source.errors`; a response with data has a list. */
function firstError(error: unknown): Record<string, unknown> | null {
  const list = Array.isArray(error)
    ? error
    : isRecord(error) && isRecord(error['source'])
      ? error['source']['errors']
      : null
  const first: unknown = Array.isArray(list) ? list[0] : null
  return isRecord(first) ? first : null
}

function textsOf(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
