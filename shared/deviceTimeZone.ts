interface Temporal {
  Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(timeZone: string): { toString(): string }
    }
  }
  Now: { timeZoneId(): string }
}

/** Chromium 144, Firefox 139. The first use of Intl loads its locales, 0.1 s on an old phone; Temporal does not. */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal

/** The device's IANA time zone. Devices without one report 'Etc/Unknown', read as UTC. */
export function deviceTimeZone(): string {
  const name = temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return name === 'Etc/Unknown' ? 'UTC' : name
}
