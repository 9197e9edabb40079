const key = 'clockOffset'

/** Half a minute is what a phone may be wrong by without anyone caring, and more than what an answer takes. In ms. */
const tolerance = 30_000

/**
 * What time it is by the server's clock, as far as this device knows: its own, corrected by how far it was off when the
 * server last answered. Entries are dated by it, so that a phone that is a day behind dates none of them yesterday.
 */
export function serverNow(): Date {
  return new Date(Date.now() + offset())
}

/** The server answered, and its `Date` header says when. */
export function hearServerTime(date: string | null): void {
  const heard = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(heard) || Math.abs(heard - offset()) <= tolerance) return
  if (Math.abs(heard) <= tolerance) localStorage.removeItem(key)
  else localStorage.setItem(key, String(heard))
}

function offset(): number {
  const kept = Number(localStorage.getItem(key) ?? 0)
  return Number.isFinite(kept) ? kept : 0
}
