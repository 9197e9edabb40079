// `npm run backup [-- file]` writes the embedded database into one file. A running server makes this file itself.
// `npm run restore -- file [--replace]` makes a database of such a file.
// `npm run move` copies the embedded database to DATABASE_URL.

import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/backup.ts', ...process.argv.slice(2)], { loud: true })
})
