// `npm run simulate [-- --quick] [--write]`: simulates stable and failing cats with the product's rules.

import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await node(['--import', 'tsx', 'bench/simulation/simulate.ts', ...process.argv.slice(2)], {
    loud: true,
  })
})
