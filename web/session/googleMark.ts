import { newUuid } from '../base/device/uuid'

// Recognises the return of a sign-in that this tab began. Any other is asked about: it may lead into somebody else's account.
const key = 'googleMark'
const longestMs = 10 * 60_000

export const newMark = newUuid

export function beginGoogle(mark: string): void {
  sessionStorage.setItem(key, `${mark} ${Date.now()}`)
}

/** Answers once; later returns are of other sign-ins. */
export function beganHere(mark: unknown): boolean {
  const [own, begun] = (sessionStorage.getItem(key) ?? '').split(' ')
  sessionStorage.removeItem(key)
  const ageMs = Date.now() - Number(begun)
  return Boolean(mark) && mark === own && ageMs >= 0 && ageMs <= longestMs
}
