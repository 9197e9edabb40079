// `npm run backup [-- file]`: one file of the embedded database; a server that runs on it makes it. `npm run restore -- file
// [--replace]`: such a file becomes a database again. `npm run move`: the embedded database goes to DATABASE_URL.

import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/backup.ts', ...process.argv.slice(2)], { loud: true })
})
