// Finds a Chromium and its headless shell: Playwright's or the system's. Otherwise it installs them if it can.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node, run, step, StepError } from '../steps.js'

const HEADLESS_SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {Promise<string>} the path of its executable */
export async function findChromium() {
  const path = await find()
  if (path !== undefined) return path
  const asRoot = process.getuid?.() === 0
  const installers = [
    () =>
      node([
        'node_modules/@playwright/test/cli.js',
        'install',
        ...(asRoot ? ['--with-deps'] : []),
        'chromium',
      ]),
    ...(asRoot
      ? [() => run('apt-get', ['update']), () => run('apt-get', ['install', '-y', 'chromium'])]
      : []),
  ]
  return step('install Chromium', async () => {
    /** @type {string[]} */
    const failures = []
    for (const install of installers) {
      await install().catch((/** @type {Error} */ error) =>
        failures.push(error.message.split('\n').at(-1) ?? ''),
      )
      const installedPath = await find()
      if (installedPath !== undefined) return installedPath
    }
    throw new StepError(
      `No Chromium was found, and none could be installed (${failures.join('; ')}).\n` +
        'Install one: `npx playwright install --with-deps chromium`, or your ' +
        'system’s package `chromium`; or name it in CHROMIUM.',
    )
  })
}

/**
 * Finds the browsers of the journeys. The headless shell has the engine of Chromium without its
 * windows, and takes a fifth less processor time. Without one, Chromium takes its place.
 * @returns {Promise<{ CHROMIUM: string, HEADLESS_SHELL: string | undefined }>} the variables of
 * e2e/playwright.config.ts; HEADLESS_SHELL is undefined if Playwright has its own
 */
export async function findBrowsers() {
  const CHROMIUM = await findChromium()
  if (CHROMIUM === process.env['CHROMIUM']) return { CHROMIUM, HEADLESS_SHELL: CHROMIUM }
  if (CHROMIUM === (await playwrightPath())) return { CHROMIUM, HEADLESS_SHELL: undefined }
  if (!findOnPath([HEADLESS_SHELL]) && process.getuid?.() === 0)
    await step('install the headless shell', () =>
      run('apt-get', ['update'])
        .then(() => run('apt-get', ['install', '-y', HEADLESS_SHELL]))
        // Only Debian has this package.
        .catch(() => ''),
    )
  return { CHROMIUM, HEADLESS_SHELL: findOnPath([HEADLESS_SHELL]) ?? CHROMIUM }
}

/** @returns {Promise<string | undefined>} */
async function find() {
  const paths = [process.env['CHROMIUM'] ?? '', await playwrightPath()]
  return paths.find(exists) ?? findOnPath(names) ?? otherPaths.find(exists)
}

/** @returns {Promise<string>} */
async function playwrightPath() {
  // The import is not at the top, since this module must load before the packages are installed.
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** @param {string[]} programs @returns {string | undefined} */
function findOnPath(programs) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
}

/** @param {string} path */
const exists = (path) => path !== '' && existsSync(path)
