// `npm run load [-- --minutes n] [steady] [outage] [overload] [blocks]`: the server under load, on a PostgreSQL of its own with a
// million entries. Exits with 1 where a promise of docs/reliability.md is not kept.

import { main } from '../steps.js'
import { onBench } from './bench.js'

await main(import.meta, () => onBench('bench/endurance/run.js'))
