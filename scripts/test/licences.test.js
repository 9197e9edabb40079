// What we hand on may be handed on: no package of the product asks more than that its words stay with it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.js'

const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
])
/** Used as they come: what is changed in them, not what uses them, would have to be published. */
const asTheyCome = [
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^web-push$/],
  ['EPL-2.0', /^elkjs$/],
]
/** MIT by their licence's text; their manifest names it in an older way, or nowhere. */
const byTheirText = new Set(['busboy', 'passport-strategy', 'pause', 'seq-queue', 'streamsearch'])

/** @typedef {{ dev?: boolean, license?: string }} Locked */

/**
 * Packages of the product whose licence we may not meet.
 * @param {Record<string, Locked>} packages of the lock
 */
function unmet(packages) {
  return Object.entries(packages).flatMap(([path, { dev, license }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (path === '' || dev || (license === undefined && byTheirText.has(name))) return []
    return isMet(name, license ?? 'UNKNOWN') ? [] : [`${name}: ${license}`]
  })
}

/** Of `A OR B` one is enough. @param {string} name @param {string} expression SPDX */
function isMet(name, expression) {
  const plain = expression.replace(/[()]/g, '')
  const may = (/** @type {string} */ one) =>
    free.has(one) ||
    asTheyCome.some(([license, who]) => license === one && who instanceof RegExp && who.test(name))
  return plain
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => may(one.trim())))
}

test('every package of the product has a licence that we meet', () => {
  expect(unmet(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)).toEqual(
    [],
  )
})

test('one that would bind us is told; one of development does not', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'GPL-3.0-or-later' },
    'node_modules/b/node_modules/c': { license: '(MIT AND AGPL-3.0)' },
    'node_modules/d': { license: '(MIT OR GPL-2.0)' },
    'node_modules/e': {},
    'node_modules/f': { license: 'GPL-3.0', dev: true },
    'node_modules/g': { license: 'LGPL-3.0-or-later' },
  }
  expect(unmet(packages)).toEqual([
    'a: GPL-3.0-or-later',
    'c: (MIT AND AGPL-3.0)',
    'e: undefined',
    'g: LGPL-3.0-or-later',
  ])
})
