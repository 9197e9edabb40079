// Checks the citations of documents. 'product/rules 3.2' is paragraph 3.2 of docs/product/rules.md, 'docs/layers 1' a
// whole section of docs/layers.md, and 'ADR 4' is docs/adr/0004-….md. docs/product/README.md explains the numbers.
// It also checks the paths that documents name.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.js'

const number = String.raw`\d+(?:\.\d+)?`
const citation = new RegExp(String.raw`\b(product|docs)\/([a-z]+) (${number}(?:, ${number})*)`, 'g')
const adr = /\bADR (\d+)/g
const oldForms = [
  /\b[Ss]pec [1-5]\b/,
  /\b[Dd]ecisions(?:, ["'A-Z]|['’])/,
  /\bDESIGN\b/,
  /\bLOOK:/,
  /\binterfaces, "/,
  /\bdocuments['’]/,
  /\bissue \d/,
]

/**
 * Returns the citable numbers of a document: its sections ('## 3. …') and paragraphs ('3.2. …').
 * @param {string} text
 * @returns {string[]}
 */
export function numbersIn(text) {
  return [...text.matchAll(/^(?:## (\d+)|(\d+\.\d+))\. /gm)].map(
    ([, section, paragraph]) => section ?? paragraph ?? '',
  )
}

/**
 * Returns the errors in a file's citations.
 * @param {string} text
 * @param {Set<string>} paragraphs the citable paragraphs, as `citableParagraphs` returns them
 * @returns {string[]}
 */
export function citationErrors(text, paragraphs) {
  const cited = [...text.matchAll(citation)].flatMap(([, folder, name, numbers = '']) =>
    numbers.split(', ').map((one) => `${folder}/${name} ${one}`),
  )
  const decided = [...text.matchAll(adr)].map(([whole]) => whole)
  const missing = [...cited, ...decided]
    .filter((paragraph) => !paragraphs.has(paragraph))
    .map((paragraph) => `${paragraph} leads nowhere`)
  const lines = text.split('\n').filter((line) => oldForms.some((form) => form.test(line)))
  return [...missing, ...lines.map((line) => `cites no paragraph: ${line.trim()}`)]
}

const namedPath =
  /`((?:api|bench|cluster|docs|e2e|faults|prisma|scripts|shared|web)\/[\w./{},*$-]+)`/g

/**
 * Returns the paths in backticks that lead to no file and no folder. Braces list several, a module may lack its
 * extension, and of a pattern its folder is checked. Generated files exist after a build only.
 * @param {string} text a document
 * @returns {string[]}
 */
export function missingPaths(text) {
  return [...text.matchAll(namedPath)]
    .flatMap(([, path = '']) => expandBraces(path))
    .filter((path) => !path.includes('generated'))
    .filter((path) => {
      const [file = ''] = path.split(/[^/]*\*/)
      return ['', '.ts', '.tsx', '.js'].every((ending) => !existsSync(join(root, file + ending)))
    })
}

/** @param {string} path @returns {string[]} */
function expandBraces(path) {
  const [braces, names] = /\{([^{}]*)\}/.exec(path) ?? []
  if (braces === undefined || names === undefined) return [path]
  return names.split(',').flatMap((name) => expandBraces(path.replace(braces, () => name.trim())))
}

export function citableParagraphs() {
  const documents = ['layers', ...namesIn('docs/product').map((name) => `product/${name}`)]
  const paragraphs = documents.flatMap((name) => {
    const cited = name.startsWith('product/') ? name : `docs/${name}`
    return numbersIn(readFileSync(join(root, `docs/${name}.md`), 'utf8')).map(
      (one) => `${cited} ${one}`,
    )
  })
  return [...paragraphs, ...namesIn('docs/adr').map((name) => `ADR ${Number.parseInt(name, 10)}`)]
}

/** @param {string} folder */
const namesIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -3))

/** Returns the paths of hand-written files, without the migrations: an applied migration is never edited. */
export function handWrittenFiles() {
  const folders = [
    'api',
    'bench',
    'cluster',
    'docs',
    'e2e',
    'faults',
    'prisma',
    'scripts',
    'shared',
    'web',
  ]
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  const excluded =
    /node_modules\/|__generated__\/|^api\/generated\/|^prisma\/(generated|migrations)\/|^scripts\/test\/citations\./
  return [...readdirSync(root), ...inFolders].filter(
    (path) => /\.([jt]sx?|md|prisma|graphql|css|html)$/.test(path) && !excluded.test(path),
  )
}
