import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrorsOf } from '../testing/fieldErrorsOf'
import { withoutHidden } from './hiddenCharacters'
import { line } from './validation'

const problem = (name: string): string | undefined =>
  fieldErrorsOf(z.object({ name: line('Nom requis') }), { name })['name']
const hidden = 'Retapez ce texte\u00a0: il contient un caractère invisible'

const emoji = [
  '🐈‍⬛',
  '❤️',
  '❤︎',
  '👨‍👩‍👧‍👦',
  '👩🏽‍🤝‍👩🏿',
  '🧑🏾‍🦰',
  '☝🏽',
  '🏳️‍🌈',
  '🏳️‍⚧️',
  '🏴‍☠️',
  '🇫🇷',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '1️⃣',
  '⛓️‍💥',
  '🏋️‍♀️',
  '©️',
]
const names = [
  'Miaou',
  'Élodie-Anne d’Été',
  'Zoe\u0301',
  'Нина',
  'לילה',
  'ليلى',
  'قَمَر',
  'ミケ',
  '야옹',
  'บิ๊ก',
  'Chat n°\u00a02 (le petit)',
  '!',
]

describe('names with hidden characters', () => {
  test.each([...names, ...emoji])('%s', (name) => {
    expect(problem(name)).toBeUndefined()
  })

  test('names and emoji one after another', () => {
    const piece = fc.constantFrom(...names, ...emoji, ' ')
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const name = pieces.join('').slice(0, 100)
        fc.pre(name === pieces.join('') && name.trim() !== '')
        expect(problem(name)).toBeUndefined()
      }),
    )
  })

  test.each([
    ['a new line', '\n'],
    ['a tab', '\t'],
    ['a bell', '\u0007'],
    ['DEL', '\u007f'],
    ['a C1 control', '\u009b'],
    ['a soft hyphen', '\u00ad'],
    ['a grapheme joiner', '\u034f'],
    ['an Arabic letter mark', '\u061c'],
    ['a Hangul filler', '\u3164'],
    ['a zero-width space', '\u200b'],
    ['a non-joiner', '\u200c'],
    ['a joiner', '\u200d'],
    ['a left-to-right mark', '\u200e'],
    ['an override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a line separator', '\u2028'],
    ['a word joiner', '\u2060'],
    ['a variation selector', '\ufe0f'],
    ['a byte-order mark', '\ufeff'],
    ['an interlinear anchor', '\ufff9'],
    ['a tag', '\u{e0061}'],
    ['a supplementary variation selector', '\u{e0100}'],
  ])('%s between letters is refused', (_, character) => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (before, after) => {
        expect(problem(`${before}${character}${after}`)).toBe(hidden)
        expect(withoutHidden(`${before}${character}${after}`)).toBe(before + after)
      }),
    )
  })

  test.each([
    ['joiners that join nothing', '🐈\u200d'],
    ['a joiner before a letter', '🐈\u200da'],
    ['many variation selectors', `🐈${'\ufe0f'.repeat(5)}`],
    ['tags after a cat', '🐈\u{e0061}\u{e0062}\u{e0063}\u{e007f}'],
    ['a long text in tags', `🏴${'\u{e0061}'.repeat(20)}\u{e007f}`],
    ['tags without an end', '🏴\u{e0061}\u{e0062}\u{e0063}'],
  ])('%s', (_, name) => {
    expect(problem(name)).toBe(hidden)
  })

  test.each(['', ' ', '\u00a0', '\u200b', '\u2800', '\u202e\u202c', '\u3164', '\u0301', '\ufe0f'])(
    'nothing visible: %j',
    (name) => {
      expect(problem(name)).toBe('Nom requis')
    },
  )

  test('removing hidden characters once leaves none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const name = withoutHidden(text)
        expect(withoutHidden(name)).toBe(name)
      }),
    )
  })
})
