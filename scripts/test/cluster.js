// `npm run cluster`: runs a whole cluster on this machine, with the configurations of docs/cluster.md.
// `npm run cluster -- faults [--rounds n] [--load] [scenario …]` breaks it under load.

import { build } from '../build/build.js'
import { findClusterPrograms } from '../machine/clusterPrograms.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await findClusterPrograms()
  await build()
  await node(['--import', 'tsx', 'cluster/run.ts', ...process.argv.slice(2)], { loud: true })
})
