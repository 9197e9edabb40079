import { describe, expect, test } from 'vitest'
import { fieldErrorsOf as errors } from '../testing/fieldErrorsOf'
import {
  changePasswordForm,
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  normaliseEmail,
  profileForm,
  profileInput,
  registerForm,
  registerInput,
  resetPasswordForm,
  resetPasswordInput,
  mailTokenInput,
} from './accountSchemas'
import { passwordHint } from './passwordHint'

const profile = {
  email: 'marie@exemple.fr',
  firstName: 'Marie',
  lastName: 'Curie',
  password: 'huit car',
}

describe('registration (product/accounts 2.1, 2.2)', () => {
  test('every field has its message', () => {
    const expected = {
      email: 'Email invalide',
      firstName: 'Prénom requis',
      lastName: 'Nom requis',
      password: 'Mot de passe minimum 8 caractères',
    }
    expect(errors(registerInput, {})).toEqual(expected)
    expect(
      errors(registerInput, { email: 'a@b', firstName: ' ', lastName: '', password: '1234567' }),
    ).toEqual(expected)
    expect(errors(registerInput, profile)).toEqual({})
  })

  test('the confirmation has its message together with the others', () => {
    expect(errors(registerForm, { ...profile, confirmPassword: 'autre' })).toEqual({
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(errors(registerForm, { ...profile, email: '', confirmPassword: '' })).toEqual({
      email: 'Email invalide',
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(errors(registerForm, { ...profile, confirmPassword: profile.password })).toEqual({})
    expect(errors(registerForm, null)).toEqual({ '': 'Données invalides' })
  })

  test('the output is trimmed, the address normalised, the password unchanged', () => {
    const typed = {
      email: ' Marie@Exemple.FR ',
      firstName: ' Marie ',
      lastName: 'Curie',
      password: '  huit  ',
    }
    expect(registerInput.parse({ ...typed, timeZone: 'Indian/Reunion', isAdmin: true })).toEqual({
      ...profile,
      password: '  huit  ',
      timeZone: 'Indian/Reunion',
    })
    expect(normaliseEmail(' Marie@Exemple.FR ')).toBe(profile.email)
  })

  test('a domain has labels of 63 characters, without a hyphen at an end', () => {
    const errorOf = (email: string) => errors(registerInput, { ...profile, email })
    for (const domain of ['foo-.com', `${'a'.repeat(64)}.com`, '-foo.com'])
      expect(errorOf(`a@${domain}`)).toEqual({ email: 'Email invalide' })
    for (const domain of ['foo-bar.com', `${'a'.repeat(63)}.com`, 'a.b.co'])
      expect(errorOf(`a@${domain}`)).toEqual({})
  })

  test('an unknown time zone does not prevent a registration', () => {
    for (const timeZone of ['Lune/Base', 3, null])
      expect(registerInput.parse({ ...profile, timeZone }).timeZone).toBeUndefined()
  })

  test('8 characters of any Unicode, an emoji counted as one', () => {
    expect(errors(registerInput, { ...profile, password: '🐈'.repeat(8) })).toEqual({})
    expect(errors(registerInput, { ...profile, password: '🐈'.repeat(7) })).toEqual({
      password: 'Mot de passe minimum 8 caractères',
    })
  })

  test('1,024 bytes are accepted; one more has its message, in every form', () => {
    const tooLong = 'Mot de passe trop long (1\u00a0024 octets au plus)'
    for (const longest of ['a'.repeat(1_024), 'é'.repeat(512), '€'.repeat(341), '🐈'.repeat(256)]) {
      const { email, firstName, lastName } = profile
      const identity = { email, firstName, lastName, token: 'x' }
      const request = {
        ...identity,
        password: longest,
        currentPassword: longest,
        confirmPassword: longest,
      }
      const schemas = [
        registerInput,
        registerForm,
        loginInput,
        resetPasswordInput,
        resetPasswordForm,
        changePasswordInput,
        changePasswordForm,
      ]
      for (const schema of schemas) expect(errors(schema, request)).toEqual({})
      const longer = `${longest}éé`
      for (const schema of schemas)
        expect(errors(schema, { ...request, password: longer, confirmPassword: longer })).toEqual({
          password: tooLong,
        })
      for (const schema of [changePasswordInput, changePasswordForm])
        expect(errors(schema, { ...request, currentPassword: longer })).toEqual({
          currentPassword: tooLong,
        })
    }
  })

  test('names that the database cannot store are refused', () => {
    expect(errors(registerInput, { ...profile, firstName: 'a\0' })).toEqual({
      firstName: 'Caractère interdit',
    })
    expect(errors(registerInput, { ...profile, firstName: 'a\ud83d' })).toEqual({
      firstName: 'Caractère interdit',
    })
    expect(errors(registerInput, { ...profile, firstName: '🐈' })).toEqual({})
    expect(errors(registerInput, { ...profile, firstName: 'é'.repeat(101) })).toEqual({
      firstName: '100 caractères au plus',
    })
    expect(errors(registerInput, { ...profile, email: `${'a'.repeat(250)}@b.fr` })).toEqual({
      email: 'Email invalide',
    })
  })
})

describe('the other forms (product/accounts 2.2)', () => {
  test('a login requires an email address and a password', () => {
    expect(errors(loginInput, { password: '' })).toEqual({
      email: 'Email invalide',
      password: 'Mot de passe requis',
    })
    const { email, password } = profile
    expect(loginInput.parse({ email, password })).toEqual({ email, password, rememberMe: false })
    expect(loginInput.parse({ email, password, rememberMe: null }).rememberMe).toBe(false)
    expect(loginInput.parse({ email, password, rememberMe: true }).rememberMe).toBe(true)
    expect(errors(loginInput, { email, password, rememberMe: 'oui' })).toEqual({
      rememberMe: 'Cochez ou laissez vide',
    })
  })

  test('a forgotten password requires a valid address', () => {
    expect(errors(forgotPasswordInput, { email: 'marie' })).toEqual({
      email: 'Adresse email invalide',
    })
    expect(forgotPasswordInput.parse({ email: 'MARIE@exemple.fr' })).toEqual({
      email: profile.email,
    })
  })

  test('a new password has its length and its confirmation checked', () => {
    const tooShort = 'Le mot de passe doit contenir au moins 8 caractères'
    expect(errors(resetPasswordInput, { password: 'court' })).toEqual({
      token: 'Token de réinitialisation manquant',
      password: tooShort,
    })
    expect(errors(resetPasswordForm, { password: 'court', confirmPassword: 'long' })).toEqual({
      password: tooShort,
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(errors(changePasswordInput, { password: 'court' })).toEqual({
      currentPassword: 'Mot de passe requis',
      password: tooShort,
    })
    const change = {
      currentPassword: 'ancien',
      password: 'nouveau mot',
      confirmPassword: 'nouveau mot',
    }
    expect(errors(changePasswordForm, change)).toEqual({})
    expect(
      errors(changePasswordForm, { ...change, currentPassword: '', confirmPassword: 'x' }),
    ).toEqual({
      currentPassword: 'Mot de passe requis',
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(errors(mailTokenInput, {})).toEqual({ token: 'Lien invalide' })
  })

  test('profile: the form requires all fields, a patch only those that are present', () => {
    expect(errors(profileForm, {})).toEqual({
      email: 'Email invalide',
      firstName: 'Prénom requis',
      lastName: 'Nom requis',
    })
    expect(profileInput.parse({})).toEqual({})
    expect(profileInput.parse({ lastName: ' Joliot ' })).toEqual({ lastName: 'Joliot' })
    expect(errors(profileInput, { firstName: '', timeZone: 'Lune/Base' })).toEqual({
      firstName: 'Prénom requis',
      timeZone: 'Fuseau horaire inconnu',
    })
  })
})

test.each([
  ['aaaaaaaa', true],
  ['27041992', true],
  ['MotDePasse1', true],
  ['azerty2025', true],
  ['un bonjour de mon chat', false],
  ['treize caractères', false],
  ['xK4!pQ9z', false],
])('a weak password gets a hint: %s %s', (password, isWeak) => {
  expect(passwordHint(password) !== null).toBe(isWeak)
})

test('a token of a mail may be any text: an unknown one is refused as such', () => {
  for (const token of ['a\u200bb', 'x'.repeat(600)])
    expect(errors(mailTokenInput, { token })).toEqual({})
  expect(errors(mailTokenInput, { token: ' ' })).toEqual({ token: 'Lien invalide' })
})
