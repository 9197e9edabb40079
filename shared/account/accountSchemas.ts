import * as z from 'zod/mini'
import { codePointLength, utf8Length } from '../base/codePoints'
import { isTimeZone } from '../base/time'
import { INVALID_BODY, isObject, line } from '../base/validation'

// The schemas of accounts (product/accounts 2.2). A …Form is what a screen reads, an …Input is what
// a request sends.

export const PASSWORD_MIN = 8

/** UTF-8 bytes, checked before normalising, which is quadratic in combining marks. */
const PASSWORD_MAX_BYTES = 1_024
export const PASSWORD_TOO_LONG = 'Mot de passe trop long (1\u00a0024 octets au plus)'

/** A UTF-16 unit is at least one byte, so the bytes of a very long text need no counting. */
export const isPasswordTooLong = (password: string): boolean =>
  password.length > PASSWORD_MAX_BYTES || utf8Length(password) > PASSWORD_MAX_BYTES

/** Returns the address as it is compared: trimmed, in lower case (product/accounts 2.4). */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase()
}

export function email(message: string) {
  return z
    .string(message)
    .check(
      z.overwrite(normaliseEmail),
      z.maxLength(254, message),
      z.regex(z.regexes.email, message),
    )
}

/** Requires in addition that the domain is one, as the graph's EmailAddress does. */
const newEmail = (message: string) => email(message).check(z.regex(domainPattern, message))

/**
 * Returns the address that another party proved, normalised. `null` if an account cannot have it: a
 * letter outside ASCII may become another one in lower case, and so another person's address.
 */
export function provenAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !/^[\x21-\x7e]+$/.test(address)) return null
  return z.safeParse(newEmail(''), address).data ?? null
}

/** Each label has at most 63 characters, and no hyphen at its ends. */
const domainPattern = /@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function password(message: string) {
  return z
    .string(message)
    .check(
      z.refine((typed) => !isPasswordTooLong(typed), { error: PASSWORD_TOO_LONG, abort: true }),
    )
}

function newPassword(message: string) {
  return password(message).check(
    z.refine((typed) => codePointLength(typed) >= PASSWORD_MIN, message),
  )
}

const knownPassword = password('Mot de passe requis').check(z.minLength(1, 'Mot de passe requis'))

interface WithConfirmation {
  password: string
  confirmPassword: string
}

/** This check also runs if a field is invalid. */
const requireConfirmation = z.refine<WithConfirmation>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { message: 'Les mots de passe ne correspondent pas', path: ['confirmPassword'], when: isObject },
)

const confirmPassword = z.string('Les mots de passe ne correspondent pas')
const firstName = line('Prénom requis')
const lastName = line('Nom requis')
const timeZone = z
  .string('Fuseau horaire inconnu')
  .check(z.refine(isTimeZone, 'Fuseau horaire inconnu'))

/** The browser sends it without the user's choice: an unknown one is ignored. */
const browserTimeZone = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((name) => (typeof name === 'string' && isTimeZone(name) ? name : undefined)),
  ),
)

const identity = { email: newEmail('Email invalide'), firstName, lastName }
const newIdentity = { ...identity, password: newPassword('Mot de passe minimum 8 caractères') }

export const registerInput = z.object({ ...newIdentity, timeZone: browserTimeZone }, INVALID_BODY)
export const registerForm = z
  .object({ ...newIdentity, confirmPassword }, INVALID_BODY)
  .check(requireConfirmation)

const rememberMe = z.pipe(
  z.optional(z.nullable(z.boolean('Cochez ou laissez vide'))),
  z.transform((ticked) => ticked ?? false),
)

export const loginInput = z.object(
  {
    email: email('Email invalide'),
    password: knownPassword,
    rememberMe,
    timeZone: browserTimeZone,
  },
  INVALID_BODY,
)

/**
 * A missing token gets the response of an unknown one (product/interfaces 2.2). The time zone is
 * stored if a hand-off ends a sign-in.
 */
export const refreshInput = z.object(
  { refreshToken: z.catch(z.string(), ''), timeZone: browserTimeZone },
  INVALID_BODY,
)

export const forgotPasswordInput = z.object(
  { email: email('Adresse email invalide') },
  INVALID_BODY,
)

const renewedPassword = newPassword('Le mot de passe doit contenir au moins 8 caractères')

/** Any text: an unknown token is refused as such (product/interfaces 2.2). */
const mailToken = (missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing))

export const resetPasswordInput = z.object(
  { token: mailToken('Token de réinitialisation manquant'), password: renewedPassword },
  INVALID_BODY,
)
export const resetPasswordForm = z
  .object({ password: renewedPassword, confirmPassword }, INVALID_BODY)
  .check(requireConfirmation)

export const changePasswordInput = z.object(
  { currentPassword: knownPassword, password: renewedPassword },
  INVALID_BODY,
)
export const changePasswordForm = z
  .object(
    { currentPassword: knownPassword, password: renewedPassword, confirmPassword },
    INVALID_BODY,
  )
  .check(requireConfirmation)

/** An account without a password is deleted after a sign-in with Google (product/accounts 6.3). */
export const deletionInput = z.object(
  { password: z.optional(z.nullable(knownPassword)) },
  INVALID_BODY,
)

export const mailTokenInput = z.object({ token: mailToken('Lien invalide') }, INVALID_BODY)

/**
 * The settings send all three fields, PATCH only what it changes (product/accounts 6.1). Another
 * address may require the password.
 */
const confirmation = { currentPassword: z.optional(knownPassword) }
export const profileForm = z.object({ ...identity, ...confirmation }, INVALID_BODY)
export const profileInput = z.partial(
  z.object({ ...identity, ...confirmation, timeZone }, INVALID_BODY),
)
