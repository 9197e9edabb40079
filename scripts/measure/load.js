// `npm run load [-- --minutes n] [steady] [outage] [overload]`: what the server bears, on a PostgreSQL of its own with a
// million entries. Promises of docs/reliability.md, each of which ends it with 1 where it is not kept.
import { onBench } from './bench.js'
import { main } from '../steps.js'

await main(import.meta, () => onBench('bench/endurance/run.js'))
