/** What we need of it; TypeScript's own declaration would promise it everywhere. */
interface Temporal {
  Instant: { fromEpochMilliseconds(instant: number): { toZonedDateTimeISO(timeZone: string): { toString(): string } } }
  Now: { timeZoneId(): string }
}

/**
 * Where there is one (Chromium 144, Firefox 139). A browser's first use of Intl looks through all the languages that it
 * speaks, a tenth of a second on an old phone; Temporal speaks none.
 */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal

/** The IANA name of the zone that this device is in. One that doesn't know is in UTC, and calls that what nobody understands. */
export function deviceTimeZone(): string {
  const name = temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return name === 'Etc/Unknown' ? 'UTC' : name
}
