// `npm run load [-- --minutes n] [steady] [outage] [overload] [blocks]`: loads the server, on a separate PostgreSQL
// with a million entries. It exits with 1 if a limit of docs/reliability.md is exceeded.

import { main } from '../steps.js'
import { runBench } from './bench.js'

await main(import.meta, () => runBench('bench/endurance/run.js'))
