// `npm run browsers [-- arguments of Playwright]`: runs the journeys of e2e/browsers/ in WebKit and Firefox, against
// the production build. BROWSERS names one engine, or none.

import { build } from '../build/build.js'
import { install } from '../machine/install.js'
import { findOtherBrowsers, isInstalled } from '../machine/otherBrowsers.js'
import { main, node, step, StepError } from '../steps.js'

/** @typedef {import('../machine/otherBrowsers.js').Engine} Engine */

/** @type {Engine[]} */
const engines = ['webkit', 'firefox']

/** Runs the journeys in the chosen engines that this machine has. */
export async function testOtherBrowsers() {
  const chosenEngines = readChosenEngines()
  for (const engine of chosenEngines)
    if (!isInstalled(engine))
      console.log(`- no journey ran in ${engine}: this machine does not have it`)
  await runJourneys(chosenEngines.filter(isInstalled))
}

/** @param {Engine[]} chosenEngines @param {string[]} [args] */
async function runJourneys(chosenEngines, args = []) {
  if (chosenEngines.length === 0) return
  const env = await findOtherBrowsers(chosenEngines)
  await step(`journeys in ${chosenEngines.join(' and ')}`, () =>
    node(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/browsers.config.ts',
        ...chosenEngines.map((engine) => `--project=${engine}`),
        ...args,
      ],
      { env, loud: true },
    ),
  )
}

function readChosenEngines() {
  const names = process.env['BROWSERS']
  if (names === undefined) return [...engines]
  if (names === 'none') return []
  const matches = engines.filter((engine) => engine === names)
  if (matches.length === 0)
    throw new StepError(`BROWSERS is ${engines.join(', ')} or none, not '${names}'.`)
  return matches
}

await main(import.meta, async () => {
  await install()
  await build()
  await runJourneys(readChosenEngines(), process.argv.slice(2))
})
