// `npm run photos`: all photos go where PHOTOS_IN says, beside servers that run or without them; again after an interruption.

import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/photos.ts'], { loud: true })
})
