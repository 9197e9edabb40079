// `npm start`: from a fresh clone to a running server. The server runs in this very process, so that a signal
// reaches it without a go-between; `exec` in package.json takes npm's shell away for the same reason (Windows has no
// such word, and goes on to what stands after `||`).
import { build } from './build.js'
import { install } from './install.js'
import { main, releaseSignals, root } from './steps.js'

await main(import.meta, async () => {
  process.chdir(root)
  await install()
  await build()
  process.env['NODE_ENV'] = 'production'
  releaseSignals()
  await import(new URL('../dist/api/server.js', import.meta.url).href)
})
