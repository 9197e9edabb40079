// The program that packs a copy beside a server: its work would hold the server's loop, and its end the server's.
import { constants, setPriority } from 'node:os'
import { pack } from './pack'

// The server was killed: what it began is nobody's.
process.on('disconnect', () => process.exit(1))
setPriority(constants.priority.PRIORITY_LOW)
const [copy, file] = process.argv.slice(2) as [string, string]
process.send?.(await pack(copy, file), undefined, undefined, () => process.exit(0))
