// Builds dist/web and dist/api, each only if its sources have changed.

import { fingerprint, runIfChanged } from '../fingerprint.js'
import { install } from '../machine/install.js'
import { main, node, step } from '../steps.js'
import { generatePrisma } from './generate.js'
import { precompress } from './precompress.js'

const vite = 'node_modules/vite/bin/vite.js'
const env = { NODE_ENV: 'production' }
const ships = (/** @type {string} */ path) => !/\.test\.tsx?$|^api\/testing\//.test(path)

export async function build() {
  await generatePrisma()
  const web = fingerprint(
    ['web', 'shared', 'scripts/build', 'schema.graphql', 'package-lock.json'],
    ships,
  )
  await runIfChanged(
    { stamp: '.cache/built/web', mark: web, makes: ['dist/web/.vite/pages.json'] },
    () =>
      step('build the web app', async () => {
        await node([vite, 'build', '--config', 'web/vite.config.ts'], { env })
        await precompress()
      }),
  )
  const api = fingerprint(
    ['api', 'shared', 'prisma/schema.prisma', 'package.json', 'package-lock.json'],
    ships,
  )
  await runIfChanged({ stamp: '.cache/built/api', mark: api, makes: ['dist/api/server.js'] }, () =>
    step('build the server', () =>
      node([vite, 'build', '--config', 'api/vite.config.ts'], { env }),
    ),
  )
}

await main(import.meta, async () => {
  await install()
  await build()
})
