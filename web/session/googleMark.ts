import { newUuid } from '../device/uuid'

// A sign-in that this tab began knows its own return by its mark. A link that somebody else made has none, or another,
// and is asked about: it may lead into the account of whoever made it.
const key = 'googleMark'
const longestMs = 10 * 60_000

export const newMark = newUuid

export function beginGoogle(mark: string): void {
  sessionStorage.setItem(key, `${mark} ${Date.now()}`)
}

/** Asked once: whatever comes after it is another sign-in. */
export function beganHere(mark: unknown): boolean {
  const [own, begun] = (sessionStorage.getItem(key) ?? '').split(' ')
  sessionStorage.removeItem(key)
  const ageMs = Date.now() - Number(begun)
  return Boolean(mark) && mark === own && ageMs >= 0 && ageMs <= longestMs
}
