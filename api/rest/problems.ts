import {
  accessDenied,
  alreadyGiven,
  badCredentials,
  codeRequired,
  emailTaken,
  type ErrorCode,
  validationError,
  invalidToken,
  malformedError,
  notFound,
  overQuota,
  publicMessage,
  rateLimited,
  tooLarge,
  unauthenticated,
  unavailable,
  unsupportedMedia,
  wrongCode,
} from '../base/errors'
import { methodNotAllowed, type Problem, problemOf } from './problem'

/** Describes for the OpenAPI document when the server responds with a code, with an example. */
export const problems: Record<ErrorCode, { when: string; example: Problem }> = {
  VALIDATION: {
    when: 'A field or a parameter is not accepted.',
    example: problemOf(validationError({ name: 'Nom requis' })),
  },
  MALFORMED: { when: 'The body cannot be read.', example: problemOf(malformedError()) },
  INVALID_TOKEN: {
    when: 'The token of a mail is unknown, used or expired.',
    example: problemOf(invalidToken('Ce lien n’est plus valable.')),
  },
  UNAUTHENTICATED: {
    when: 'The token is missing, unknown, expired or revoked.',
    example: problemOf(unauthenticated()),
  },
  BAD_CREDENTIALS: {
    when: 'The address or the password is wrong.',
    example: problemOf(badCredentials()),
  },
  ACCESS_DENIED: {
    when: 'The caller does not have this right: a tool, a member of the circle, or a user who is not the admin.',
    example: problemOf(accessDenied()),
  },
  CODE_REQUIRED: {
    when: 'The link has a code, which has to be sent first.',
    example: problemOf(codeRequired()),
  },
  WRONG_CODE: { when: 'The link has another code.', example: problemOf(wrongCode()) },
  NOT_FOUND: {
    when: 'The object does not exist, or the caller has no access to it.',
    example: problemOf(notFound()),
  },
  METHOD_NOT_ALLOWED: {
    when: 'The server has no such method at this path; `Allow` lists those that it has.',
    example: methodNotAllowed,
  },
  EMAIL_TAKEN: { when: 'The address has an account.', example: problemOf(emailTaken()) },
  ALREADY_GIVEN: {
    when: 'The planned time has a dose; `confirmed` adds a second one.',
    example: problemOf(
      alreadyGiven('Cette dose a déjà été notée. La noter une deuxième fois\u202f?'),
    ),
  },
  OVER_QUOTA: {
    when: 'The account, the cat or the entry has reached its quota.',
    example: problemOf(
      overQuota(
        'Un compte suit 50 chats au plus. Pour en ajouter un, supprimez-en un que vous ne suivez plus.',
      ),
    ),
  },
  TOO_LARGE: { when: 'The body exceeds its limit.', example: problemOf(tooLarge()) },
  UNSUPPORTED_MEDIA: {
    when: 'The body has a type or an encoding that the call does not accept.',
    example: problemOf(unsupportedMedia('Du JSON (application/json) est attendu')),
  },
  RATE_LIMITED: {
    when: 'A rate limit is exceeded; `Retry-After` is in seconds.',
    example: problemOf(rateLimited(30)),
  },
  INTERNAL: {
    when: 'The server failed; its log has the cause.',
    example: { code: 'INTERNAL', detail: publicMessage('INTERNAL', '') },
  },
  UNAVAILABLE: {
    when: 'The database is unreachable or the server is at capacity; `Retry-After` is in seconds.',
    example: problemOf(unavailable()),
  },
}
