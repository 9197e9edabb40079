// The README's map names the imports between top folders that exist, and no others.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.js'
import { handWrittenFiles } from './citations.js'

/** @param {string} cell */
const pathsOf = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

const isInFolder = (/** @type {string} */ path) => path.includes('/')

/** The rows of a folder with code, without those of units and images. */
const rows = readFileSync(join(root, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `\w+\/` \|/.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map(([folder = '', , imports = '']) => ({
    folder: pathsOf(folder)[0] ?? '',
    mayImport: pathsOf(imports).filter(isInFolder),
  }))

/** Returns the files of other top folders that a folder imports, as paths from the root. @param {string} folder */
function importsOf(folder) {
  const files = handWrittenFiles().filter(
    (path) => path.startsWith(folder) && /\.[jt]sx?$/.test(path),
  )
  const targets = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)].map(
      ([, target = '']) =>
        target.startsWith('#')
          ? target.slice(1).replace(/^prisma$/, 'prisma/client')
          : join(path, '..', target).replaceAll('\\', '/'),
    ),
  )
  return [...new Set(targets)].filter((target) => isInFolder(target) && !target.startsWith(folder))
}

test.each(rows)('$folder', ({ folder, mayImport }) => {
  const imports = importsOf(folder)
  const isNamed = (/** @type {string} */ target) =>
    mayImport.some((path) => target.startsWith(path))
  expect(imports.filter((target) => !isNamed(target))).toEqual([])
  expect(mayImport.filter((path) => !imports.some((target) => target.startsWith(path)))).toEqual([])
})

test('each folder with code has a row', () => {
  const folders = handWrittenFiles()
    .filter((path) => /\/.*\.[jt]sx?$/.test(path))
    .map((path) => `${path.split('/')[0]}/`)
  expect(rows.map(({ folder }) => folder).toSorted()).toEqual([...new Set(folders)].toSorted())
})
