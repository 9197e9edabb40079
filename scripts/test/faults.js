// `npm run faults [-- --rounds n] [scenario …]`: injects faults on this machine and reports lost writes. FAULTS_SEED
// repeats a run.

import { build } from '../build/build.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

/** @param {string[]} args @param {Parameters<typeof node>[1]} [options] */
export const faults = (args, options) =>
  node(['--import', 'tsx', 'faults/run.ts', ...args], options)

await main(import.meta, async () => {
  await install()
  await build()
  await faults(process.argv.slice(2), { loud: true })
})
