import * as z from 'zod/mini'
import { length } from './codePoints'
import { isTimeZone } from './time'
import { INVALID_BODY, isObject, line } from './validation'

// Spec 1 §5. …Form is what a screen asks, …Input what is sent.

/** Spec 1 §9; any Unicode, never cut (decisions, Accounts). */
export const PASSWORD_MIN = 8

/** E-mail addresses are compared without case (decisions, Accounts), also those that no form was asked for. */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase()
}

/** Out comes the address as it is compared. */
function email(message: string) {
  return z.string(message).check(z.overwrite(normalizeEmail), z.maxLength(254, message), z.regex(z.regexes.email, message))
}

function newPassword(message: string) {
  return z.string(message).check(z.refine((password) => length(password) >= PASSWORD_MIN, message))
}

interface Confirmed {
  password: string
  confirmPassword: string
}

/** Told beside the other fields' errors, not after them. */
const confirmed = z.refine<Confirmed>(({ password, confirmPassword }) => password === confirmPassword, {
  message: 'Les mots de passe ne correspondent pas',
  path: ['confirmPassword'],
  when: isObject,
})

const confirmPassword = z.string('Les mots de passe ne correspondent pas')
const firstName = line('Prénom requis')
const lastName = line('Nom requis')
const timeZone = z.string('Fuseau horaire inconnu').check(z.refine(isTimeZone, 'Fuseau horaire inconnu'))

/** Taken from the browser, unasked: one that is unknown here must not keep anybody out. */
const browserTimeZone = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((name) => (typeof name === 'string' && isTimeZone(name) ? name : undefined)),
  ),
)

const identity = { email: email('Email invalide'), firstName, lastName }
const chosen = { ...identity, password: newPassword('Mot de passe minimum 8 caractères') }

export const registerInput = z.object({ ...chosen, timeZone: browserTimeZone }, INVALID_BODY)
export const registerForm = z.object({ ...chosen, confirmPassword }, INVALID_BODY).check(confirmed)

const rememberMe = z.pipe(
  z.optional(z.nullable(z.boolean('Cochez ou laissez vide'))),
  z.transform((ticked) => ticked ?? false),
)

export const loginInput = z.object(
  {
    email: email('Email invalide'),
    password: z.string('Mot de passe requis').check(z.minLength(1, 'Mot de passe requis')),
    rememberMe,
    timeZone: browserTimeZone,
  },
  INVALID_BODY,
)

/** A missing token is as bad as an unknown one (spec 4: 401). The time zone counts where a hand-off ends a sign-in. */
export const refreshInput = z.object({ refreshToken: z.catch(z.string(), ''), timeZone: browserTimeZone }, INVALID_BODY)

export const forgotPasswordInput = z.object({ email: email('Adresse email invalide') }, INVALID_BODY)

const renewedPassword = newPassword('Le mot de passe doit contenir au moins 8 caractères')

export const resetPasswordInput = z.object(
  { token: line('Token de réinitialisation manquant', 500), password: renewedPassword },
  INVALID_BODY,
)
export const resetPasswordForm = z.object({ password: renewedPassword, confirmPassword }, INVALID_BODY).check(confirmed)

const currentPassword = z.string('Mot de passe requis').check(z.minLength(1, 'Mot de passe requis'))

export const changePasswordInput = z.object({ currentPassword, password: renewedPassword }, INVALID_BODY)
export const changePasswordForm = z
  .object({ currentPassword, password: renewedPassword, confirmPassword }, INVALID_BODY)
  .check(confirmed)

export const verifyEmailInput = z.object({ token: line('Lien invalide', 500) }, INVALID_BODY)

/** Settings asks for all three; PATCH changes what is named (spec 4). */
export const profileForm = z.object(identity, INVALID_BODY)
export const profileInput = z.partial(z.object({ ...identity, timeZone }, INVALID_BODY))
