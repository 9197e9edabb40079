// Other software looks for these sentences to the letter, each by the paragraph that is its reason. A unit test finds
// them in the sources, and `npm run e2e` in the texts that the journeys recorded (e2e/support/shownLines.ts). All
// apostrophes are equal, and all spaces. A `…` is a gap that the program fills.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepError } from '../../steps.js'
import { accounts } from './accounts.js'
import { cats } from './cats.js'
import { entries } from './entries.js'
import { pages } from './pages.js'
import { sharing } from './sharing.js'

/** The sentences of each paragraph of docs/product. */
export const reliedSentences = { ...pages, ...accounts, ...cats, ...entries, ...sharing }

const normalise = (/** @type {string} */ text) => text.replace(/['ʼ]/g, '’').replace(/\s+/g, ' ')
const escapePattern = (/** @type {string} */ text) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns a pattern for a sentence on a screen, as whole words. Any text may fill a gap. @param {string} sentence */
const pattern = (sentence) =>
  new RegExp(
    String.raw`(?<!\p{L})${normalise(sentence).split('…').map(escapePattern).join('.+?')}(?!\p{L})`,
    'u',
  )

/**
 * Returns the sentences that no screen showed.
 * @param {string[]} sentences
 * @param {string[]} screenLines
 */
export function missingSentences(sentences, screenLines) {
  const lines = [...new Set(screenLines.map(normalise))]
  return sentences.filter((sentence) => {
    const regex = pattern(sentence)
    return !lines.some((line) => regex.test(line))
  })
}

export function findSentences() {
  const folder = join(root, 'test-results/seen')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const screenLines = files.flatMap(
    (name) => /** @type {string[]} */ (JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
  const missing = missingSentences(Object.values(reliedSentences).flat(), screenLines)
  if (missing.length > 0)
    throw new StepError(
      ['No journey has shown these sentences of scripts/test/sentences:', ...missing].join('\n'),
    )
}
