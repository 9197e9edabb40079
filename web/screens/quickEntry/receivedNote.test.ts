import { expect, test } from 'vitest'
import { NOTE_MAX } from '#shared/health/thresholds/thresholds'
import { withReceivedNote } from './receivedNote'

test.each([
  ['a note without a received text stays', 'RAS', null, 'RAS'],
  ['a received text becomes the note', '', { note: 'Vu le vétérinaire' }, 'Vu le vétérinaire'],
  ['it is a line of its own', 'RAS', { note: 'Vu le vétérinaire' }, 'RAS\nVu le vétérinaire'],
  ['it is added once', 'RAS\nVu', { note: 'Vu' }, 'RAS\nVu'],
  ['a long one is cut', '', { note: 'x'.repeat(NOTE_MAX + 1) }, 'x'.repeat(NOTE_MAX)],
  [
    'a character at the limit is left out whole',
    '',
    { note: `${'x'.repeat(NOTE_MAX - 1)}😺` },
    'x'.repeat(NOTE_MAX - 1),
  ],
  [
    'a part that was cut is not added again',
    'x'.repeat(NOTE_MAX - 1),
    { note: `${'x'.repeat(NOTE_MAX - 1)}😺` },
    'x'.repeat(NOTE_MAX - 1),
  ],
])('%s', (_, note, state, expected) => expect(withReceivedNote(note, state)).toBe(expected))
