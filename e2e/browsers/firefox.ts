import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../api/testing/servers/freePort'
import { type BrowserSettings, commands, type Driver } from './driver'

// Firefox's toolbars would make the window wider than a phone.
const chrome = ':root { min-width: 0 !important } #navigator-toolbox { display: none !important }'

const preferencesOf = (
  port: number,
  { isPrivate, refusesStorage, letters = 16 }: BrowserSettings,
) => ({
  'marionette.port': port,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // Like a phone's, the scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'fr',
  // Pages may show notifications, in windows of Firefox: a headless system shows none.
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'browser.privatebrowsing.autostart': Boolean(isPrivate),
  // The pages are in French.
  'font.size.variable.x-western': letters,
  // 2 refuses cookies, and with them every storage of a page.
  'network.cookie.cookieBehavior': refusesStorage ? 2 : 5,
})

export async function startFirefox(settings: BrowserSettings): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'nephrochat-firefox-'))
  const port = await freePort()
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferencesOf(port, settings))
      .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`)
      .join(''),
  )
  mkdirSync(join(profile, 'chrome'))
  writeFileSync(join(profile, 'chrome/userChrome.css'), chrome)
  const browser = spawn(
    process.env.FIREFOX ?? 'firefox-esr',
    [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      profile,
      'about:blank',
    ],
    // Firefox refuses the home folder of another user.
    { env: { ...process.env, HOME: profile }, stdio: 'ignore' },
  )
  const ended = once(browser, 'exit')
  const end = async () => {
    browser.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const socket = await connectTo(port, () => browser.exitCode !== null)
    const send = conversation(socket)
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
    const setContext = (value: 'chrome' | 'content') => send('Marionette:SetContext', { value })
    return {
      end,
      send: (command, parameters) => send(`WebDriver:${commands[command].message}`, parameters),
      inBrowser: async (work) => {
        await setContext('chrome')
        try {
          return await work()
        } finally {
          await setContext('content')
        }
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function connectTo(port: number, hasEnded: () => boolean): Promise<Socket> {
  for (let tries = 0; tries < 600 && !hasEnded(); tries++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (isOpen) return socket
    await wait(100)
  }
  throw new Error(hasEnded() ? 'Firefox ended.' : 'Firefox did not respond within a minute.')
}

interface Pending {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** Messages are JSON, each after its length in bytes and a colon. */
function conversation(socket: Socket) {
  let received = Buffer.alloc(0)
  let last = 0
  const pending = new Map<number, Pending>()
  const take = (message: unknown) => {
    // The greeting is the only message that is no array.
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as [1, number, { message: string } | null, unknown]
    const { resolve, reject } = pending.get(id)!
    pending.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(hasValue(result) ? result.value : result)
  }
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (received.length < end) return
      take(JSON.parse(received.subarray(colon + 1, end).toString()))
      received = received.subarray(end)
    }
  })
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('Firefox closed the connection.'))
  })
  return (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      pending.set(++last, { resolve, reject })
      const message = JSON.stringify([0, last, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

const hasValue = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result
