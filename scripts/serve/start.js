// `npm start`: from a fresh clone to a running server. The server runs in this very process, so that a signal
// reaches it directly; `exec` in package.json takes npm's shell away for the same reason (Windows has no
// such word, and goes on to what stands after `||`).

import module from 'node:module'
import { join } from 'node:path'
import { build } from '../build/build.js'
import { install } from '../machine/install.js'
import { main, releaseSignals, root } from '../steps.js'

await main(import.meta, async () => {
  process.chdir(root)
  await install()
  await build()
  process.env['NODE_ENV'] = 'production'
  keepCompiled(join(root, '.cache/compiled'))
  releaseSignals()
  await import(new URL('../../dist/api/server.js', import.meta.url).href)
})

/** Node 22 can keep what it compiled for the next start; Node 20 does without. @param {string} folder */
function keepCompiled(folder) {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
    module.enableCompileCache(folder)
}
