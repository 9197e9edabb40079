import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../api/testing/servers/freePort'
import { type BrowserSettings, commands, type Driver } from './driver'

// The toolbar of WebKitGTK's browser would make the window wider than a phone.
const toolbar = '* { margin: 0; padding: 0; border-width: 0; min-width: 0; font-size: 1px }'

const argumentsOf = ({ isPrivate, refusesStorage }: BrowserSettings, config: string) => [
  '--automation',
  `--config=${config}`,
  ...(isPrivate ? ['--private'] : []),
  ...(refusesStorage
    ? ['--enable-html5-database=false', '--enable-html5-local-storage=false']
    : []),
]

/** Starts WebKitGTK's browser on a screen of its own, by its driver. */
export async function startWebKit(settings: BrowserSettings): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'nephrochat-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), toolbar)
  // The size of letters is no argument of the browser.
  const config = join(folder, 'browser.ini')
  writeFileSync(config, `[websettings]\ndefault-font-size=${settings.letters ?? 16}\n`)
  const processes: ChildProcess[] = []
  const start = (program: string, args: string[], env = process.env) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    })
    processes.push(child)
    return child
  }
  const end = async () => {
    for (const child of processes.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      // The browser's processes are in its driver's group.
      process.kill(-child.pid!, 'SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const screen = start(
      process.env.XVFB ?? 'Xvfb',
      '-displayfd 3 -nolisten tcp -screen 0 1400x1400x24'.split(' '),
    )
    const [display] = await once(screen.stdio[3] as Readable, 'data')
    const port = await freePort()
    const driver = start(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    })
    const url = `http://127.0.0.1:${port}`
    await waitUntilReady(url, driver)
    const { sessionId } = (await request('POST', `${url}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: process.env.WEBKIT_BROWSER,
            args: argumentsOf(settings, config),
          },
        },
      },
    })) as { sessionId: string }
    const session = `${url}/session/${sessionId}`
    return {
      async send(command, parameters = {}) {
        const [method = '', path = ''] = commands[command].request.split(' ')
        const place = path.replace('{id}', String(parameters['id']))
        return await request(method, `${session}/${place}`, parameters)
      },
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function waitUntilReady(url: string, driver: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && driver.exitCode === null; tries++) {
    if (await request('GET', `${url}/status`).catch(() => null)) return
    await wait(100)
  }
  throw new Error('WebKit’s driver did not respond.')
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw failure(value as Failure)
  return value
}

interface Failure {
  error: string
  message: string
}

/** WebKit’s driver gives most of its errors no message. */
const failure = ({ error, message }: Failure) => new Error(`${error}: ${message}`)
