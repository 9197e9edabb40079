import { HeaderMap } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { elide } from '#shared/base/elision'
import { isDatabaseUnavailable } from './db/unavailable'

/** The stable codes of product/interfaces 2.2, with the HTTP status of each. */
export const statusOf = {
  VALIDATION: 400,
  MALFORMED: 400,
  INVALID_TOKEN: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  ACCESS_DENIED: 403,
  CODE_REQUIRED: 403,
  WRONG_CODE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  ALREADY_GIVEN: 409,
  OVER_QUOTA: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOf
export type FieldErrors = Record<string, string>

/** Creates an error for the client. `message` is French, for a toast. */
function problem(
  code: ErrorCode,
  message: string,
  extra: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extra } })
}

export const validationError = (fields: FieldErrors): GraphQLError =>
  problem('VALIDATION', Object.values(fields)[0] ?? 'Données invalides', { fields })

/** Reports that the account, the cat or the entry has reached its quota. */
export const overQuota = (message: string): GraphQLError => problem('OVER_QUOTA', message)

export const closedRecord = (name: string): GraphQLError =>
  problem(
    'VALIDATION',
    `Le carnet ${elide('de', name)} est refermé. Vous pouvez le rouvrir depuis son profil.`,
    { fields: {} },
  )

export const malformedError = (message = 'Requête illisible'): GraphQLError =>
  problem('MALFORMED', message)

/** The message of HTTP's own refusal, in REST and in the graph. */
export const METHOD_NOT_ALLOWED = 'Méthode non autorisée'
export const methodNotAllowed = (): GraphQLError =>
  problem('METHOD_NOT_ALLOWED', METHOD_NOT_ALLOWED)

export const tooLarge = (message = 'Requête trop volumineuse'): GraphQLError =>
  problem('TOO_LARGE', message)

export const unsupportedMedia = (message: string): GraphQLError =>
  problem('UNSUPPORTED_MEDIA', message)

/** The value of Retry-After while the database is unavailable (product/interfaces 2.2). */
export const unavailableSeconds = 5

const unavailableHttp = () => ({
  status: 503,
  headers: new HeaderMap([['retry-after', String(unavailableSeconds)]]),
})

export const unavailable = (): GraphQLError =>
  problem('UNAVAILABLE', unavailableMessage, { http: unavailableHttp() })

/**
 * Makes the whole response a 503, as in REST, if the database is unavailable, so that a client's queue
 * counts no attempt. Returns other errors unchanged.
 */
export const withUnavailableStatus = (error: GraphQLError): GraphQLError =>
  classifyError(error).code === 'UNAVAILABLE' && !error.extensions['http']
    ? (Object.create(error, {
        extensions: { value: { ...error.extensions, http: unavailableHttp() }, enumerable: true },
      }) as GraphQLError)
    : error

/** Returns the value of Retry-After in seconds. Undefined if there is no such header. */
export const retryAfter = (code: ErrorCode | undefined, seconds?: number): number | undefined =>
  seconds ?? (code === 'UNAVAILABLE' ? unavailableSeconds : undefined)

export const notFound = (message = 'Introuvable'): GraphQLError => problem('NOT_FOUND', message)

/** Reports a second dose, which the client has to confirm (product/care 2.3). */
export const alreadyGiven = (question: string): GraphQLError => problem('ALREADY_GIVEN', question)

/**
 * Reports a missing session. HTTP 401 for the whole response makes the client refresh its session
 * (product/interfaces 3.3).
 */
export const unauthenticated = (message = 'Veuillez vous connecter'): GraphQLError =>
  problem('UNAUTHENTICATED', message, { http: { status: 401 } })

export const badCredentials = (): GraphQLError =>
  problem('BAD_CREDENTIALS', 'Identifiants incorrects')

/** @param seconds until the next attempt */
export const rateLimited = (
  seconds: number,
  message = 'Trop de tentatives. Veuillez réessayer plus tard.',
): GraphQLError =>
  problem('RATE_LIMITED', message, {
    retryAfterSeconds: seconds,
    http: { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) },
  })

/** Reports an invalid token of a mail. Invented, used and expired tokens give the same error. */
export const invalidToken = (message: string): GraphQLError => problem('INVALID_TOKEN', message)

/**
 * Reports a mail's link that was used already and proved the address: a second click is harmless.
 */
export const alreadyProven = (): GraphQLError => {
  const message = 'Cette adresse email est déjà confirmée.'
  return problem('INVALID_TOKEN', message, { fields: { email: message } })
}

/**
 * Reports, to the holder of a share link's token, that the link has a code (product/sharing 6.2).
 */
export const codeRequired = (): GraphQLError => problem('CODE_REQUIRED', 'Ce lien demande un code')

export const wrongCode = (): GraphQLError => {
  const message = 'Ce n’est pas le bon code'
  return problem('WRONG_CODE', message, { fields: { code: message } })
}

export const accessDenied = (message = "Vous n'avez pas accès à cette page."): GraphQLError =>
  problem('ACCESS_DENIED', message)

/** Reports, to a helper of a cat's circle, that only the owner may do this (product/circle 2.2). */
export const ownerOnly = (): GraphQLError =>
  accessDenied('Seul le propriétaire de ce chat peut le faire.')

export const emailTaken = (): GraphQLError =>
  problem('EMAIL_TAKEN', 'Un compte existe déjà avec cette adresse email', {
    fields: { email: 'Un compte existe déjà avec cette adresse email' },
  })

const unexpected = "Une erreur inattendue s'est produite"
const unavailableMessage = 'Le service est momentanément indisponible. Veuillez réessayer.'

/** Maps Apollo's codes to those of product/interfaces 2.2. Any other code is INTERNAL. */
const apolloCodes: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'MALFORMED',
  BAD_REQUEST: 'MALFORMED',
  GRAPHQL_VALIDATION_FAILED: 'VALIDATION',
  BAD_USER_INPUT: 'VALIDATION',
  OPERATION_RESOLUTION_FAILURE: 'MALFORMED',
  PERSISTED_QUERY_NOT_FOUND: 'NOT_FOUND',
}

/** Apollo has the same code for a wrong method as for an unreadable request. */
const isMethodRefused = (error: unknown): boolean =>
  (error as { extensions: { http?: { status?: number } } }).extensions.http?.status ===
  statusOf.METHOD_NOT_ALLOWED

const badText = /invalid byte sequence|unsupported Unicode escape|\b22021\b|\b22P05\b/
/** The database's codes for a day or an instant that does not exist. */
const badDate = /\b2200[78]\b/
/**
 * The words of Prisma, and of the database in a raw statement, for a row that a concurrent request,
 * or the deletion of its owner, removed.
 */
const missingRow =
  /records that were required but not found|foreign key constraint violated|violates foreign key constraint/i

/** The row is the user's own: the account was deleted during its request. */
const missingUser = /_(?:user|by)_id_fkey|"modelName":"User"/

export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === 'P2002'

/** Returns the code that the client may see. `isUnforeseen` is for the log only. */
export function classifyError(error: unknown): { code: ErrorCode; isUnforeseen: boolean } {
  const code = (error as { extensions?: { code?: string } }).extensions?.code
  if (code !== undefined && code in statusOf && code !== 'INTERNAL')
    return { code: code as ErrorCode, isUnforeseen: false }
  const translated = code === undefined ? undefined : apolloCodes[code]
  if (translated && isMethodRefused(error))
    return { code: 'METHOD_NOT_ALLOWED', isUnforeseen: false }
  if (translated) return { code: translated, isUnforeseen: false }
  const original = (error as { originalError?: unknown }).originalError ?? error
  const text = `${String(original)} ${JSON.stringify((original as { meta?: unknown }).meta ?? '')}`
  if ((original as { name?: string }).name === 'PothosValidationError')
    return { code: 'VALIDATION', isUnforeseen: false }
  if (badText.test(text) || badDate.test(text)) return { code: 'VALIDATION', isUnforeseen: false }
  if (missingRow.test(text))
    return { code: missingUser.test(text) ? 'UNAUTHENTICATED' : 'NOT_FOUND', isUnforeseen: false }
  // A concurrent request stored the same id for another cat: a retry gets a derived one (ADR 5).
  if (isUniqueViolation(original)) return { code: 'UNAVAILABLE', isUnforeseen: true }
  if (isDatabaseUnavailable(original)) return { code: 'UNAVAILABLE', isUnforeseen: true }
  return { code: 'INTERNAL', isUnforeseen: true }
}

export function publicMessage(code: ErrorCode, message: string): string {
  if (code === 'INTERNAL') return unexpected
  if (code === 'UNAVAILABLE') return unavailableMessage
  if (badText.test(message)) return 'Caractère interdit'
  if (badDate.test(message)) return 'Date invalide'
  if (!missingRow.test(message)) return message
  return code === 'UNAUTHENTICATED' ? 'Session expirée' : 'Introuvable'
}
