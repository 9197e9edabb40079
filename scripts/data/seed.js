// `npm run seed`: fills a demo into the database of `npm start`.

import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/seed.ts'], { loud: true })
})
