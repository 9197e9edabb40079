import { MINUTE_MS } from '#shared/base/duration'
import { newUuid } from '../base/device/uuid'

// This recognises the return of a sign-in that this tab began. Any other return requires a
// confirmation: it may lead into another user's account.
const key = 'googleMark'
const maxMs = 10 * MINUTE_MS

export const newGoogleMark = newUuid

export function storeGoogleMark(mark: string): void {
  sessionStorage.setItem(key, `${mark} ${Date.now()}`)
}

/**
 * Returns whether this tab began the sign-in. It removes the mark, since later returns belong to
 * other sign-ins.
 */
export function takeGoogleMark(mark: unknown): boolean {
  const [own, begun] = (sessionStorage.getItem(key) ?? '').split(' ')
  sessionStorage.removeItem(key)
  const ageMs = Date.now() - Number(begun)
  return Boolean(mark) && mark === own && ageMs >= 0 && ageMs <= maxMs
}
