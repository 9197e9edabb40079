// docs/sentences.md against what the journeys saw (e2e/seen.ts).

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepFailed } from '../steps.js'

const alike = (/** @type {string} */ text) => text.replace(/['ʼ]/g, '’').replace(/\s+/g, ' ')
const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What a sentence looks like on a screen, as whole words; something of its own stands in each gap. @param {string} sentence */
const pattern = (sentence) =>
  new RegExp(
    String.raw`(?<!\p{L})${alike(sentence).split('…').map(escaped).join('.+?')}(?!\p{L})`,
    'u',
  )

/**
 * The sentences of the tables.
 * @param {string} text
 */
export function sentencesIn(text) {
  return [...text.matchAll(/^\| (.+) \| product\/\w+ [\d.]+ \|$/gm)].map(
    ([, sentence = '']) => sentence,
  )
}

/** @param {string[]} sentences @param {string[]} seen lines of screens */
export function unseen(sentences, seen) {
  const lines = [...new Set(seen.map(alike))]
  return sentences.filter((sentence) => !lines.some((line) => pattern(sentence).test(line)))
}

export function findSentences() {
  const folder = join(root, 'test-results/seen')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const seen = files.flatMap(
    (name) => /** @type {string[]} */ (JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
  const missing = unseen(sentencesIn(readFileSync(join(root, 'docs/sentences.md'), 'utf8')), seen)
  if (missing.length > 0)
    throw new StepFailed(['Of docs/sentences.md, no journey has seen:', ...missing].join('\n'))
}
