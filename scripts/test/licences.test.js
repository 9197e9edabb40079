// The product may be distributed: no licence of its packages requires more than that its text is included.

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
/** Packages that the product uses unmodified: their licences only require the publication of modifications. */
const unmodified = [
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^web-push$/],
  ['EPL-2.0', /^elkjs$/],
]
/** Packages with the text of the MIT licence, but without its current name in their manifest. */
const mitByText = new Set(['busboy', 'passport-strategy', 'pause', 'seq-queue', 'streamsearch'])

/** @typedef {{ dev?: boolean, license?: string }} Locked */

/**
 * Returns the packages of the product whose licence it may violate.
 * @param {Record<string, Locked>} packages of the lock
 */
function unmetLicences(packages) {
  return Object.entries(packages).flatMap(([path, { dev, license }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (path === '' || dev || (license === undefined && mitByText.has(name))) return []
    return isMet(name, license ?? 'UNKNOWN') ? [] : [`${name}: ${license}`]
  })
}

/**
 * Returns true if the product meets the licence, or one of `A OR B`.
 * @param {string} name
 * @param {string} expression SPDX
 */
function isMet(name, expression) {
  const plain = expression.replace(/[()]/g, '')
  const may = (/** @type {string} */ one) =>
    free.has(one) ||
    unmodified.some(([license, who]) => license === one && who instanceof RegExp && who.test(name))
  return plain
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => may(one.trim())))
}

test('the product meets the licence of each of its packages', () => {
  expect(
    unmetLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages),
  ).toEqual([])
})

test('a copyleft licence is reported, except that of a development package', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'GPL-3.0-or-later' },
    'node_modules/b/node_modules/c': { license: '(MIT AND AGPL-3.0)' },
    'node_modules/d': { license: '(MIT OR GPL-2.0)' },
    'node_modules/e': {},
    'node_modules/f': { license: 'GPL-3.0', dev: true },
    'node_modules/g': { license: 'LGPL-3.0-or-later' },
  }
  expect(unmetLicences(packages)).toEqual([
    'a: GPL-3.0-or-later',
    'c: (MIT AND AGPL-3.0)',
    'e: undefined',
    'g: LGPL-3.0-or-later',
  ])
})
