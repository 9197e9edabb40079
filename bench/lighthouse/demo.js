// Signs in the owner of the demo that `npm run seed` has made, and creates a link to a cat.

import puppeteer from 'puppeteer-core'

const owner = { email: 'demo@nephrochat.example', password: 'demo-nephrochat' }

/** @typedef {{ name: string, path: string, signedIn: boolean }} MeasuredPage */

/** @param {string} url the server @param {string} executablePath of a Chromium */
export async function demo(url, executablePath) {
  /** @param {string} path @param {{ token?: string, method?: string, body?: object }} [options] */
  async function call(path, { token, method = 'GET', body } = {}) {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  const signIn = () =>
    call('/api/auth/login', { method: 'POST', body: { ...owner, rememberMe: true } })
  const { accessToken: token } = await signIn()
  const [cat] = await call('/api/animals', { token })
  const { shareUrl } = await call(`/api/animals/${cat.id}/share`, { token, method: 'POST' })

  /** Opens a page in a new browser with an empty cache. @param {boolean} signedIn */
  async function open(signedIn) {
    const browser = await puppeteer.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
    const page = await browser.newPage()
    if (signedIn) {
      const { accessToken, refreshToken } = await signIn()
      // This file has the app's origin, but loads no part of the app.
      await page.goto(`${url}/robots.txt`)
      await page.evaluate(
        (tokens) =>
          Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)),
        { accessToken, refreshToken },
      )
    }
    return { page, close: () => browser.close() }
  }

  const pages = [
    { name: 'landing', path: '/', signedIn: false },
    { name: 'login', path: '/login', signedIn: false },
    { name: 'shared', path: new URL(shareUrl).pathname, signedIn: false },
    { name: 'home', path: '/home', signedIn: true },
    { name: 'analysis', path: `/analysis/${cat.id}`, signedIn: true },
  ]
  async function questionnaire() {
    const { id } = await call('/api/animals', {
      token,
      method: 'POST',
      body: { name: 'Mina', species: 'animal', weight: '4.2' },
    })
    return { name: 'questionnaire', path: `/quick-entry/${id}`, signedIn: true }
  }
  return { pages, questionnaire, open }
}
