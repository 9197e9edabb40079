// The language of comments, descriptions, names and documents (CONTRIBUTING, "Language"): which lines break its rules.
// As a command it lists them all: `node scripts/test/language.js [path …]`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root, StepFailed } from '../steps.js'
import { handWrittenFiles } from './citations.js'

/** People are named by their role, and code is not a person. */
const words =
  /\b(she|her|hers|herself|whoever|whomever|nobody|somebody|told|heard|hears|tells|stands)\b/i

/** A sentence that begins so has no subject, unless a main clause follows behind a comma. */
const fragment = /^(What|Of|Whether|One|Null|Nor|Who|Whom|Whose)\b/
const introduction =
  /^(For|As|In|Where|Without|With|Beside|Behind|By|From|On|Under|Until)\b[^,:;]*$/

/** @param {string} text */
const sentencesOf = (text) =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\b(e\.g|i\.e|etc|cf|vs)\./g, '$1')
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** `isHeard` is read as "is Heard". @param {string} line */
const wordsOf = (line) => line.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

/**
 * Each comment of TypeScript or JavaScript with its first line's number.
 * @param {string} text
 * @returns {{ line: number, text: string }[]}
 */
export function commentsIn(text) {
  /** @type {{ line: number, text: string, kind: 'block' | 'line' }[]} */
  const found = []
  /** @type {(typeof found)[number] | null} */
  let open = null
  for (const [index, whole] of text.split('\n').entries()) {
    const block = /^\s*\/\*\*?(.*?)(\*\/)?\s*$/.exec(whole)
    const line = /^\s*\/\/ ?(.*)$/.exec(whole) ?? /^[^'"`]*[^'"`:]\/\/ (.*)$/.exec(whole)
    if (open?.kind === 'block') {
      const end = whole.indexOf('*/')
      open.text += `\n${(end < 0 ? whole : whole.slice(0, end)).replace(/^\s*\* ?/, '')}`
      if (end >= 0) open = null
    } else if (block) {
      open = { line: index + 1, text: block[1] ?? '', kind: 'block' }
      found.push(open)
      if (block[2]) open = null
    } else if (line && !/^(@ts-|oxlint-|#region)/.test(line[1] ?? '')) {
      if (open?.kind === 'line' && /^\s*\/\//.test(whole)) open.text += `\n${line[1]}`
      else found.push((open = { line: index + 1, text: line[1] ?? '', kind: 'line' }))
    } else open = null
  }
  return found
}

/** @param {string} text of a GraphQL schema */
const descriptionsIn = (text) =>
  [...text.matchAll(/"""([\s\S]*?)"""/g)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    text: match[1] ?? '',
  }))

/**
 * The lines of a file that break a rule, as `line: sentence`.
 * @param {string} path
 * @param {string} text
 */
export function brokenRules(path, text) {
  const prose = path.endsWith('.graphql')
    ? descriptionsIn(text)
    : /\.[jt]sx?$/.test(path)
      ? commentsIn(text)
      : []
  const fragments = prose.flatMap(({ line, text: said }) =>
    said
      .split(/\n\s*\n|^\s*[-*] |@\w+ (?:\{.*?\} )?/m)
      .flatMap((part) => sentencesOf(part.replace(/\s+/g, ' ')))
      .filter((sentence) => fragment.test(sentence) || introduction.test(sentence))
      .map((sentence) => `${line}: ${sentence}`),
  )
  const banned = text
    .split('\n')
    .flatMap((line, index) =>
      words.test(wordsOf(line)) ? [`${index + 1}: ${line.trim().slice(0, 140)}`] : [],
    )
  return [...fragments, ...banned]
}

/** @param {string[]} [prefixes] */
export function brokenRulesOf(prefixes = ['']) {
  return handWrittenFiles()
    .filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    .filter((path) => !/^scripts\/test\/language\.|\.(html|css)$/.test(path))
    .flatMap((path) =>
      brokenRules(path, readFileSync(join(root, path), 'utf8')).map((one) => `${path}:${one}`),
    )
}

await main(import.meta, async () => {
  const broken = brokenRulesOf(process.argv.slice(2).length ? process.argv.slice(2) : undefined)
  process.stdout.write(`${broken.join('\n')}\n`)
  if (broken.length > 0) throw new StepFailed(`${broken.length} lines break a rule of the language`)
})
