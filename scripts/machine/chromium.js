// Finds a Chromium for the journeys: Playwright's or the system's. Otherwise it installs one if this machine can.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node, run, step, StepFailed } from '../steps.js'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {Promise<string>} the path of its executable */
export async function findChromium() {
  const known = await find()
  if (known !== undefined) return known
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
      const found = await find()
      if (found !== undefined) return found
    }
    throw new StepFailed(
      `No Chromium was found, and none could be installed (${failures.join('; ')}).\n` +
        'Install one: `npx playwright install --with-deps chromium`, or your ' +
        'system’s package `chromium`; or name it in CHROMIUM.',
    )
  })
}

/** @returns {Promise<string | undefined>} */
async function find() {
  // The import is not at the top, since this module must load before the packages are installed.
  const { chromium } = await import('@playwright/test')
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env['CHROMIUM'] ?? '', chromium.executablePath(), ...onPath, ...otherPaths].find(
    (path) => path !== '' && existsSync(path),
  )
}
