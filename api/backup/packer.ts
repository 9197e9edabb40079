// Packs a copy in a process of its own: it would block the server's event loop, and a crash would
// end the server.

import { constants, setPriority } from 'node:os'
import { packBackup } from './pack'

// The server was killed, so no process uses the file.
process.on('disconnect', () => process.exit(1))
setPriority(constants.priority.PRIORITY_LOW)
const [copy, file] = process.argv.slice(2) as [string, string]
process.send?.(await packBackup(copy, file), undefined, undefined, () => process.exit(0))
