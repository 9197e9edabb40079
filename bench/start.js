// `npm run bench -- start [times]`: measures the time from `npm start`, without installation or build, to the first
// response of /api/health, on the embedded database. The first start is not counted, since it makes that database.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './table.js'

const port = '4798'
const data = mkdtempSync(join(tmpdir(), 'nephrochat-start-'))

async function start() {
  const began = performance.now()
  const server = spawn('npm', ['start'], {
    env: { ...process.env, DATA_DIR: data, PORT: port, HOST: '127.0.0.1' },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(server, 'exit')
  while (!(await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('npm start ended: run it by itself to see why')
    await wait(10)
  }
  const took = (performance.now() - began) / 1000
  // The signal is sent to npm and the server, like Ctrl-C in a terminal.
  process.kill(-(server.pid ?? 0), 'SIGINT')
  await ended
  return took
}

try {
  await start()
  const times = []
  for (let round = 0; round < Number(process.argv[2] ?? 5); round++) times.push(await start())
  const [least, most] = [Math.min(...times), Math.max(...times)].map((seconds) =>
    seconds.toFixed(1),
  )
  console.log(
    `npm start to /api/health: ${median(times).toFixed(1)} s (${least}–${most}, ` +
      `${times.length} times, Node ${process.version}, a load of ` +
      `${loadavg()[0]?.toFixed(1)})`,
  )
} finally {
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
}
