import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { isDatabaseAway } from './db/away'

/** The stable codes of product/interfaces 2.2, with the HTTP status each answers with; 405 is HTTP's own. */
export const statusOf = {
  VALIDATION: 400,
  MALFORMED: 400,
  INVALID_TOKEN: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  ACCESS_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOf
export type FieldErrors = Record<string, string>

/** An answer that the client may read: `message` is French, what a toast shows. */
function problem(code: ErrorCode, message: string, extra: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extra } })
}

export const invalid = (fields: FieldErrors): GraphQLError =>
  problem('VALIDATION', Object.values(fields)[0] ?? 'Données invalides', { fields })

/** Of no field: the account holds as many as it may. */
export const overQuota = (message: string): GraphQLError => problem('VALIDATION', message, { fields: {} })

export const malformed = (): GraphQLError => problem('MALFORMED', 'Requête illisible')

export const tooLarge = (message = 'Requête trop volumineuse'): GraphQLError => problem('TOO_LARGE', message)

export const unsupportedMedia = (message: string): GraphQLError => problem('UNSUPPORTED_MEDIA', message)

/** After which what is away may be asked again (product/interfaces 2.2: 503 with Retry-After). */
export const awaySeconds = 5

const awayHttp = () => ({ status: 503, headers: new HeaderMap([['retry-after', String(awaySeconds)]]) })

export const unavailable = (): GraphQLError => problem('UNAVAILABLE', awayMessage, { http: awayHttp() })

/** An error of the graph for which the whole answer is 503, as it is in REST: a client's queue counts no try. The rest as it was. */
export const answering = (error: GraphQLError): GraphQLError =>
  classify(error).code === 'UNAVAILABLE' && !error.extensions['http']
    ? (Object.create(error, { extensions: { value: { ...error.extensions, http: awayHttp() }, enumerable: true } }) as GraphQLError)
    : error

/** In seconds; undefined: nothing is said of it. */
export const retryAfter = (code: ErrorCode | undefined, seconds?: number): number | undefined =>
  seconds ?? (code === 'UNAVAILABLE' ? awaySeconds : undefined)

export const notFound = (what = 'Introuvable'): GraphQLError => problem('NOT_FOUND', what)

/** With HTTP 401 for the whole answer: the client's sign that its session needs a refresh (product/interfaces 3.3). */
export const unauthenticated = (message = 'Veuillez vous connecter'): GraphQLError =>
  problem('UNAUTHENTICATED', message, { http: { status: 401 } })

export const badCredentials = (): GraphQLError => problem('BAD_CREDENTIALS', 'Identifiants incorrects')

/** @param seconds after which it may be tried again */
export const rateLimited = (seconds: number, message = 'Trop de tentatives. Veuillez réessayer plus tard.'): GraphQLError =>
  problem('RATE_LIMITED', message, {
    retryAfterSeconds: seconds,
    http: { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) },
  })

/** Of a mail: made up, used or expired, which must look alike. */
export const invalidToken = (message: string): GraphQLError => problem('INVALID_TOKEN', message)

export const accessDenied = (): GraphQLError => problem('ACCESS_DENIED', "Vous n'avez pas accès à cette page.")

export const emailTaken = (): GraphQLError =>
  problem('EMAIL_TAKEN', 'Un compte existe déjà avec cette adresse email', {
    fields: { email: 'Un compte existe déjà avec cette adresse email' },
  })

const unexpected = "Une erreur inattendue s'est produite"
const awayMessage = 'Le service est momentanément indisponible. Veuillez réessayer.'

/** Apollo's own codes as product/interfaces 2.2 has them; what is missing is our fault. */
const apolloCodes: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'MALFORMED',
  BAD_REQUEST: 'MALFORMED',
  GRAPHQL_VALIDATION_FAILED: 'VALIDATION',
  BAD_USER_INPUT: 'VALIDATION',
  OPERATION_RESOLUTION_FAILURE: 'MALFORMED',
  PERSISTED_QUERY_NOT_FOUND: 'NOT_FOUND',
}

/** PostgreSQL's word for text that it can't hold, such as a NUL byte. */
const badText = /invalid byte sequence|unsupported Unicode escape|\b22021\b|\b22P05\b/
/** Prisma's words for a row that another request deleted meanwhile, or whose owner it deleted. */
const gone = /records that were required but not found|Foreign key constraint violated/

/** Prisma's word for a row that another one forbids. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === 'P2002'

/** What the client may know of an error. Nothing of an unforeseen cause leaks; `cause: 'unforeseen'` is for the log. */
export function classify(error: unknown): { code: ErrorCode; unforeseen: boolean } {
  const code = (error as { extensions?: { code?: string } }).extensions?.code
  if (code !== undefined && code in statusOf && code !== 'INTERNAL') return { code: code as ErrorCode, unforeseen: false }
  const translated = code === undefined ? undefined : apolloCodes[code]
  if (translated) return { code: translated, unforeseen: false }
  const original = (error as { originalError?: unknown }).originalError ?? error
  const text = `${String(original)} ${JSON.stringify((original as { meta?: unknown }).meta ?? '')}`
  // Pothos on its own arguments: a cursor, `first` or `last` that it cannot read.
  if ((original as { name?: string }).name === 'PothosValidationError') return { code: 'VALIDATION', unforeseen: false }
  if (badText.test(text)) return { code: 'VALIDATION', unforeseen: false }
  if (gone.test(text)) return { code: 'NOT_FOUND', unforeseen: false }
  if (isDatabaseAway(original)) return { code: 'UNAVAILABLE', unforeseen: true }
  return { code: 'INTERNAL', unforeseen: true }
}

/** The French sentence for codes whose own message must not be shown. */
export function publicMessage(code: ErrorCode, own: string): string {
  if (code === 'INTERNAL') return unexpected
  if (code === 'UNAVAILABLE') return awayMessage
  // The database's own words name our files.
  if (badText.test(own)) return 'Caractère interdit'
  return gone.test(own) ? 'Introuvable' : own
}
