// Compares docs/sentences.md with the texts that the journeys recorded (e2e/support/seen.ts).

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepFailed } from '../steps.js'

const normalise = (/** @type {string} */ text) => text.replace(/['ʼ]/g, '’').replace(/\s+/g, ' ')
const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns a pattern for a sentence on a screen, as whole words. Any text may fill a gap. @param {string} sentence */
const pattern = (sentence) =>
  new RegExp(
    String.raw`(?<!\p{L})${normalise(sentence).split('…').map(escaped).join('.+?')}(?!\p{L})`,
    'u',
  )

/**
 * Returns the sentences of the tables.
 * @param {string} text
 */
export function sentencesIn(text) {
  return [...text.matchAll(/^\| (.+) \| product\/\w+ [\d.]+ \|$/gm)].map(
    ([, sentence = '']) => sentence,
  )
}

/** Returns the sentences that no screen showed. @param {string[]} sentences @param {string[]} seen lines of screens */
export function missingSentences(sentences, seen) {
  const lines = [...new Set(seen.map(normalise))]
  return sentences.filter((sentence) => !lines.some((line) => pattern(sentence).test(line)))
}

export function findSentences() {
  const folder = join(root, 'test-results/seen')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const seen = files.flatMap(
    (name) => /** @type {string[]} */ (JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
  const missing = missingSentences(
    sentencesIn(readFileSync(join(root, 'docs/sentences.md'), 'utf8')),
    seen,
  )
  if (missing.length > 0)
    throw new StepFailed(
      ['No journey has shown these sentences of docs/sentences.md:', ...missing].join('\n'),
    )
}
