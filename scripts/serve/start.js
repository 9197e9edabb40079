// `npm start`: installs, builds and runs the server, also from a fresh clone. The server runs in this process, so that
// it receives signals directly. For the same reason, `exec` in package.json replaces npm's shell. Windows has no such
// command, and runs the one after `||`.

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
  cacheCompiledCode(join(root, '.cache/compiled'))
  releaseSignals()
  await import(new URL('../../dist/api/server.js', import.meta.url).href)
})

/** Caches compiled code for the next start with Node 22 or later. Node 20 lacks this cache. @param {string} folder */
function cacheCompiledCode(folder) {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
    module.enableCompileCache(folder)
}
