// Finds the programs of WebKit and Firefox. Otherwise it installs Debian's packages if this machine
// can.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debianPackages.js'

/** @typedef {'webkit' | 'firefox'} Engine */
/** @typedef {{ variable: string, name: string, folders?: string[] }} Program */

/** WebKit draws on a screen, which Xvfb imitates. @type {Record<Engine, Program[]>} */
const programs = {
  webkit: [
    { variable: 'WEBKIT_DRIVER', name: 'WebKitWebDriver' },
    {
      variable: 'WEBKIT_BROWSER',
      name: 'MiniBrowser',
      folders: ['x86_64', 'aarch64'].flatMap((cpu) =>
        ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}`),
      ),
    },
    { variable: 'XVFB', name: 'Xvfb' },
  ],
  firefox: [
    {
      variable: 'FIREFOX',
      name: 'firefox-esr',
      folders: ['/usr/lib/firefox', '/Applications/Firefox.app/Contents/MacOS'],
    },
  ],
}
const packages = { webkit: ['webkit2gtk-driver', 'xvfb'], firefox: ['firefox-esr'] }

/**
 * @param {Engine[]} engines
 * @returns {Promise<Record<string, string>>} the path of each program, by the variable that names it
 */
export async function findOtherBrowsers(engines) {
  const missing = engines.filter((engine) => !isInstalled(engine))
  if (missing.length > 0) await install(missing.flatMap((engine) => packages[engine]))
  const paths = engines.map((engine) => find(engine))
  return Object.assign({}, ...paths)
}

/** @param {Engine} engine */
export const isInstalled = (engine) => find(engine) !== undefined

/** @param {string[]} names */
async function install(names) {
  const instructions =
    `The journeys in other browsers need Debian’s packages: apt-get install ${names.join(' ')}\n` +
    'Or run one engine with BROWSERS=webkit or BROWSERS=firefox, or none with BROWSERS=none (docs/browsers.md).'
  await installDebianPackages(`install ${names.join(', ')}`, names, instructions)
}

/** @param {Engine} engine @returns {Record<string, string> | undefined} */
function find(engine) {
  const entries = programs[engine].map((program) => [program.variable, pathOf(program)])
  return entries.every(([, path]) => path !== undefined) ? Object.fromEntries(entries) : undefined
}

/** @param {Program} program */
function pathOf({ variable, name, folders = [] }) {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [
    process.env[variable] ?? '',
    ...[...onPath, ...folders].map((folder) => join(folder, name)),
  ].find((path) => path !== '' && existsSync(path))
}
