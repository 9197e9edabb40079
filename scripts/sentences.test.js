// docs/sentences.md is held to what the product says (issue 4, 1): its sentences to the letter, apostrophes and the
// kinds of spaces apart, its constants as the sources write them, and each of its tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gap, textsOf } from './screenText.js'
import { root } from './steps.js'

const alike = (/** @type {string} */ text) => text.replace(/['ʼ]/g, '’').replace(/\s+/g, ' ')
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What a sentence looks like in a source or in a test, where something of its own may stand in a gap. @param {string} sentence */
const pattern = (sentence) => new RegExp(alike(sentence).split(gap).map(escaped).join('.+?'))

/**
 * The rows of the tables whose first head is this one.
 * @param {string} head
 * @returns {string[][]}
 */
function rows(head) {
  const tables = read('docs/sentences.md').split('\n\n').filter((block) => block.startsWith(`| ${head} |`))
  const lines = tables.flatMap((table) => table.trim().split('\n').slice(2))
  return lines.map((line) => line.slice(2, -2).split(' | ').map((cell) => cell.replaceAll('`', '')))
}

describe('each sentence of the documents', () => {
  test.each(rows('Sentence'))('%s', (sentence, _, source = '', journey = '') => {
    const words = pattern(sentence ?? '')
    expect(textsOf(join(root, source)).map(alike).filter((text) => words.test(text)), source).not.toEqual([])
    expect(alike(read(journey)), journey).toMatch(words)
  })
})

describe('each constant and each condition of the documents', () => {
  test.each(rows('Constant'))('%s', (_, __, source = '', written = '', journey = '') => {
    expect(read(source), source).toContain(written)
    expect(existsSync(join(root, journey)), journey).toBe(true)
  })
})

test('the tables are there', () => {
  expect(rows('Sentence').length).toBeGreaterThan(180)
  expect(rows('Constant').length).toBeGreaterThan(40)
})

describe('no line of the screen begins with the sign of the line above', () => {
  // In English, in code and in style sheets such a sign has no space before it, or none of ours to mend.
  const elsewhere = /\.test\.|testing\/|__generated__|^api\/mails|shareMessage|\.css\.ts$/
  const files = ['web', 'shared', 'api'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  test.each(files.filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name)))('%s', (name) => {
    expect(textsOf(join(root, name)).filter((text) => /[^\s|?(=] [!?;:»]|« /.test(text))).toEqual([])
  })
})
