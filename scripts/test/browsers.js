// `npm run browsers [-- arguments of Playwright]`: runs the journeys of e2e/browsers/ in WebKit and Firefox, against
// the production build. BROWSERS names one engine, or none.

import { build } from '../build/build.js'
import { install } from '../machine/install.js'
import { findOtherBrowsers } from '../machine/otherBrowsers.js'
import { main, node, step, StepError } from '../steps.js'

const engines = /** @type {const} */ (['webkit', 'firefox'])

/** @param {string[]} [args] */
export async function browsers(args = []) {
  const chosenEngines = wantedEngines(process.env['BROWSERS'])
  if (chosenEngines.length === 0)
    return console.log('- no journey ran in WebKit and Firefox: BROWSERS=none')
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

/** @param {string | undefined} names */
function wantedEngines(names) {
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
  await browsers(process.argv.slice(2))
})
