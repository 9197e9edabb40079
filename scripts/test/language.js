// Checks the language of comments, descriptions, names and documents (CONTRIBUTING, "Language").
// `node scripts/test/language.js [path …]` lists the lines that break a rule. `npm run check` fails on any of them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, root, StepError } from '../steps.js'
import { handWrittenFiles } from './citations.js'

/** The width of a comment in columns. The formatter does not wrap comments. */
const columns = 120
const sentenceWords = 30

/** People are named by their role, and code is not a person. French words are longer, so letters bound these. */
const bannedWords =
  /(?<!\p{L})(she|her|hers|herself|whoever|whomever|nobody|somebody|someone(?!@)|told|heard|hears|tells|stands|says|said|knows|wants)(?!\p{L})/iu

/** Names on devices and systems, which cannot change. */
const fixedNames = /'__toldAt'|'heardAt'|'nobody'/g

/** `null` is explained as '`null` if …'. */
const unconditionalNull = /`null` (without|for|until|while|once|on|in|means|unless)\b/

/** A sentence with such a beginning has no subject. */
const fragment = /^(What|Of|Whether|One|Null|Nor|Who|Whom|Whose)\b/
/** Such a sentence has no subject unless a main clause follows a comma. */
const introduction =
  /^(For|As|In|Where|Without|With|Beside|Behind|By|From|On|Under|Until)\b[^,:;]*$/

/** A line of a comment without an address, which cannot wrap. */
const commentLine = /^\s*(\/\/|\/?\*)(?!.*https?:\/\/)/

/** @param {string} text */
const sentencesOf = (text) =>
  text
    .replace(/`[^`]*`/g, 'Code')
    .replace(/\b(e\.g|i\.e|etc|cf|vs)\./g, '$1')
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Splits names: `isHeard` becomes "is Heard". @param {string} line */
const wordsOf = (line) => line.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

/**
 * Returns each comment of TypeScript or JavaScript with the number of its first line.
 * @param {string} text
 * @returns {{ line: number, text: string }[]}
 */
export function commentsIn(text) {
  /** @type {{ line: number, text: string, kind: 'block' | 'line' }[]} */
  const comments = []
  /** @type {(typeof comments)[number] | null} */
  let open = null
  for (const [index, whole] of text.split('\n').entries()) {
    const block = /^\s*\/\*\*?(.*?)(\*\/.*)?$/.exec(whole)
    const line = /^\s*\/\/\/? ?(.*)$/.exec(whole) ?? /^[^'"`]*[^'"`:]\/\/ (.*)$/.exec(whole)
    if (open?.kind === 'block') {
      const end = whole.indexOf('*/')
      open.text += `\n${(end < 0 ? whole : whole.slice(0, end)).replace(/^\s*\* ?/, '')}`
      if (end >= 0) open = null
    } else if (block) {
      open = { line: index + 1, text: block[1] ?? '', kind: 'block' }
      comments.push(open)
      if (block[2]) open = null
    } else if (line && !/^(@ts-|oxlint-|#region)/.test(line[1] ?? '')) {
      if (open?.kind === 'line' && /^\s*\/\//.test(whole)) open.text += `\n${line[1]}`
      else comments.push((open = { line: index + 1, text: line[1] ?? '', kind: 'line' }))
    } else open = null
  }
  return comments
}

/** @param {string} text of a GraphQL schema */
const descriptionsIn = (text) =>
  [...text.matchAll(/"""([\s\S]*?)"""/g)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    text: match[1] ?? '',
  }))

/** @param {string} path @param {string} text */
function proseIn(path, text) {
  if (path.endsWith('.graphql')) return descriptionsIn(text)
  return /\.([jt]sx?|prisma)$/.test(path) ? commentsIn(text) : []
}

/** Paragraphs, list items and tags are separate texts. A type of a tag is no text. @param {string} comment */
const partsOf = (comment) =>
  comment
    .replace(/@\w+ \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '\n\n')
    .split(/\n\s*\n|^\s*[-*] |@\w+\s/m)
    .map((part) => part.replace(/\s+/g, ' '))

/** @param {string} sentence */
function violationIn(sentence) {
  if (fragment.test(sentence) || introduction.test(sentence)) return sentence
  // The descriptions of graphql-scalars are longer.
  const count = sentence.includes('RFC 3339') ? 0 : sentence.split(' ').length
  return count > sentenceWords ? `${count} words: ${sentence.slice(0, 120)}` : null
}

/**
 * Returns the lines of a file that break a rule, as `line: sentence`.
 * @param {string} path
 * @param {string} text
 */
export function brokenRules(path, text) {
  const sentences = proseIn(path, text).flatMap(({ line, text: comment }) =>
    partsOf(comment)
      .flatMap((part) => [
        ...(unconditionalNull.exec(part)?.slice(0, 1) ?? []),
        ...sentencesOf(part).flatMap((sentence) => violationIn(sentence) ?? []),
      ])
      .map((violation) => `${line}: ${violation}`),
  )
  const isCode = /\.([jt]sx?|prisma)$/.test(path)
  const lines = text.split('\n').flatMap((line, index) => {
    const isWide = isCode && line.length > columns && commentLine.test(line)
    const isBanned = bannedWords.test(wordsOf(line.replace(fixedNames, '')))
    return [
      ...(isWide ? [`${index + 1}: a comment of more than ${columns} columns`] : []),
      ...(isBanned ? [`${index + 1}: ${line.trim().slice(0, 140)}`] : []),
    ]
  })
  return [...sentences, ...lines]
}

/** @param {string[]} [prefixes] */
function brokenRulesOf(prefixes = ['']) {
  return handWrittenFiles()
    .filter((path) => prefixes.some((prefix) => path.startsWith(prefix)))
    .filter((path) => !/^scripts\/test\/language\.|\.(html|css)$/.test(path))
    .flatMap((path) =>
      brokenRules(path, readFileSync(join(root, path), 'utf8')).map((one) => `${path}:${one}`),
    )
}

/** Throws the list of the lines that break a rule. @param {string[]} [prefixes] */
export async function requireLanguage(prefixes) {
  const broken = brokenRulesOf(prefixes)
  if (broken.length > 0)
    throw new StepError(`${broken.join('\n')}\n${broken.length} lines break a rule of the language`)
}

await main(import.meta, () =>
  requireLanguage(process.argv.length > 2 ? process.argv.slice(2) : undefined),
)
