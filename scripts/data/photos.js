// `npm run photos`: moves all photos to the store of PHOTOS_IN. Servers may run meanwhile, and it may be repeated after
// an interruption.

import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  await node(['--import', 'tsx', 'prisma/photos.ts'], { loud: true })
})
