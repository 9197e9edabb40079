// `npm run backup [-- file]`: one file of the embedded database, while no server runs on it.
import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/backup.ts', 'backup', ...process.argv.slice(2)], { loud: true })
})
