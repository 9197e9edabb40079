// `npm run lighthouse [rounds]`: measures the production build and the demo's data with Lighthouse's simulated phone.
// Only its first run installs its packages, including Node 22.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../build/build.js'
import { findChromium } from '../machine/chromium.js'
import { install, installFolder } from '../machine/install.js'
import { main, node, root, run, step } from '../steps.js'

const node22 = join(root, 'bench/lighthouse/node_modules/.bin/node')
const port = '4799'
const url = `http://localhost:${port}`

await main(import.meta, async () => {
  await install()
  await build()
  await installFolder('bench/lighthouse', 'install Lighthouse')
  const chromium = await findChromium()
  const data = mkdtempSync(join(tmpdir(), 'nephrochat-lighthouse-'))
  const env = {
    DATA_DIR: data,
    PORT: port,
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
  }
  try {
    await step('fill a demo', () => node(['--import', 'tsx', 'prisma/seed.ts'], { env }))
    const server = spawn(process.execPath, ['dist/api/server.js'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    try {
      while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) await wait(200)
      for (const table of ['lighthouse', 'phone'])
        await run(node22, [`bench/lighthouse/${table}.js`, url, chromium, process.argv[2] ?? '5'], {
          loud: true,
        })
    } finally {
      server.kill()
    }
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
})
