// `npm run dev`: runs the server from its sources behind Vite's server, and restarts it at each change. Both end
// together.

import { spawn } from 'node:child_process'
import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, releaseSignals, root } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  releaseSignals()
  const { PORT: port = '3000', HOST: host = '127.0.0.1', API_PORT: apiPort = '3001' } = process.env
  const shared = { ...process.env, NODE_ENV: 'development', API_PORT: apiPort }
  const children = [
    start(['--watch', '--import', 'tsx', 'api/development.ts'], {
      ...shared,
      HOST: '127.0.0.1',
      PORT: apiPort,
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    }),
    start(
      [
        'node_modules/vite/bin/vite.js',
        '--config',
        'web/vite.config.ts',
        '--host',
        host,
        '--port',
        port,
      ],
      shared,
    ),
  ]
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => children.forEach((child) => child.kill(signal))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stop(signal))
  children.forEach((child) => child.once('exit', () => stop('SIGTERM')))
})

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function start(args, env) {
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
}
