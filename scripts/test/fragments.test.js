import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webLayers } from '../../.dependency-cruiser.js'

// A fragment spread is an arrow from the file that spreads it to the file that defines it. It follows
// the arrows of imports (docs/layers 2.2).

const folder = 'web/'
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|^web\/build\/|\.test\./.test(file))
const documents = files.map((file) => ({
  file,
  text: [...readFileSync(file, 'utf8').matchAll(/graphql`([^`]*)`/g)]
    .map(([, text]) => text)
    .join(),
}))
const definedIn = new Map(
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bfragment (\w+) on\b/g)].map(([, name]) => [name, file]),
  ),
)
const layerOf = (/** @type {string} */ file) =>
  webLayers.findIndex((layer) => new RegExp(`^${folder}(${layer})`).test(file))
const screenOf = (/** @type {string} */ file) => /^web\/screens\/([^/]+)\//.exec(file)?.[1]

test('a fragment is spread in its own layer or above it, and a screen’s by that screen or above it', () => {
  const wrong = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\.\.\.(?!on\b)(\w+)/g)]
      .filter(([, name]) => {
        const definition = definedIn.get(name) ?? `web/main.tsx: no file defines ${name}`
        const sideways = screenOf(file) && screenOf(definition) !== screenOf(file)
        return layerOf(definition) > layerOf(file) || (screenOf(definition) && sideways)
      })
      .map(([, name]) => `${file} spreads ${name} of ${definedIn.get(name)}`),
  )
  expect(definedIn.size).toBeGreaterThan(50)
  expect(documents.filter(({ file, text }) => text && layerOf(file) < 0)).toEqual([])
  expect(wrong).toEqual([])
})
