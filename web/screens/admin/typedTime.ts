/**
 * Parses a 24-hour time as people type it ('8h30', '8:30', '0830', '8h') into 'HH:mm'; returns
 * `null` for other texts.
 */
export function typedTime(text: string): string | null {
  const [, hours, minutes = '00'] =
    /^\s*(\d{1,2})\s*(?:[:hH.]?\s*(\d{2}))?\s*[hH]?\s*$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
