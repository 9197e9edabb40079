import { NOTE_MAX } from '#shared/health/thresholds/thresholds'

/**
 * Returns the note with the text of another app that the history's state has (product/launches 2.6),
 * also if the page is loaded again.
 */
export function withReceivedNote(note: string, state: unknown): string {
  const { note: received = '' } = (state ?? {}) as { note?: string }
  if (received === '' || note.includes(received)) return note
  // There is no room for a line break and a character. The note may contain a part of the text.
  if (note.length > NOTE_MAX - 2) return note
  const longNote = note === '' ? received : `${note}\n${received}`
  // The server refuses half of a character.
  return longNote.slice(0, NOTE_MAX).replace(/[\uD800-\uDBFF]$/, '')
}
