import { codePointLength } from '../base/codePoints'

const HINT =
  'Ce mot de passe est facile à deviner\u00a0: une phrase de quelques mots protège mieux.'

const wellKnown = [
  'password',
  'motdepasse',
  'azerty',
  'qwerty',
  'bonjour',
  'soleil',
  'doudou',
  'loulou',
  '12345',
  'nephrochat',
]

/**
 * Returns a hint for a weak password, which is accepted (product/accounts 2.3). Passwords below the
 * minimum length have their own message.
 */
export function passwordHint(password: string): string | null {
  const plain = password.toLowerCase()
  const isPoor = new Set(plain).size < 5 || /^\d+$/.test(plain)
  const isKnown = codePointLength(password) < 14 && wellKnown.some((word) => plain.includes(word))
  return isPoor || isKnown ? HINT : null
}
