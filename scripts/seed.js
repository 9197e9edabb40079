// `npm run seed`: fills a demo into the database that `npm start` would use.
import { generatePrisma } from './generate.js'
import { install } from './install.js'
import { main, node } from './steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/seed.ts'], { loud: true })
})
