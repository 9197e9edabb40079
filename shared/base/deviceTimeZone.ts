interface Temporal {
  Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(timeZone: string): { toString(): string }
    }
  }
  Now: { timeZoneId(): string }
}

/**
 * Available from Chromium 144 and Firefox 139 on. The first use of Intl loads its locales, 0.1 s on
 * an old phone; Temporal does not.
 */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal

/**
 * Returns the device's IANA time zone. Devices without one report 'Etc/Unknown', which is read as
 * UTC.
 */
export function deviceTimeZone(): string {
  const name = temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return name === 'Etc/Unknown' ? 'UTC' : name
}
