import { readFileSync } from 'node:fs'
import type { Page, Request, Route } from '@playwright/test'

// A server whose operation fails or is slow.

const queriesFile = new URL('../../web/__generated__/persistedQueries.json', import.meta.url)
const documents = JSON.parse(readFileSync(queriesFile, 'utf8')) as Record<string, string>

/** Returns the name of the operation that a request of the graph names. */
export function operationOf(request: Request): string | undefined {
  const { id } = request.postDataJSON() as { id: string }
  return /^(?:query|mutation) (\w+)/.exec(documents[id] ?? '')?.[1]
}

const at = (operation: string, respond: (route: Route) => Promise<void>) => (route: Route) =>
  operationOf(route.request()) === operation ? respond(route) : route.fallback()

const internalError = {
  errors: [{ message: 'Une erreur inattendue s’est produite', extensions: { code: 'INTERNAL' } }],
}

/**
 * Makes the server fail at these operations, as without its database, or returns a gateway's error
 * instead.
 */
export async function failAt(
  page: Page,
  operation: string,
  { status = 500, gateway = false } = {},
): Promise<void> {
  const respond = (route: Route) =>
    gateway
      ? route.fulfill({ status, body: 'Bad Gateway' })
      : route.fulfill({ status, json: internalError })
  await page.route('**/graphql', at(operation, respond))
}

/** Holds the requests of this operation until the returned function is called. */
export async function holdAt(page: Page, operation: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    '**/graphql',
    at(operation, (route) => held.then(() => route.continue())),
  )
  return () => release()
}

/**
 * Runs `meanwhile` after the server has executed this operation, and before its response arrives.
 * Returns a function that waits until it has arrived.
 */
export async function runBeforeResponse(
  page: Page,
  operation: string,
  meanwhile: () => Promise<void>,
): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(
    '**/graphql',
    at(operation, async (route) => {
      const response = await route.fetch()
      await meanwhile()
      await route.fulfill({ response })
      arrive()
    }),
  )
  return () => arrived
}

/** Loses the first response to this operation, which the server has executed. */
export async function loseResponse(page: Page, operation: string): Promise<void> {
  let isLost = false
  await page.route(
    '**/graphql',
    at(operation, async (route) => {
      if (isLost) return await route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    }),
  )
}

export const restoreServer = (page: Page) => page.unroute('**/graphql')

/** Sends this operation twice, as a browser does after a lost response; the page gets the second response. */
export async function sendTwice(page: Page, operation: string): Promise<void> {
  await page.route(
    '**/graphql',
    at(operation, async (route) => {
      await route.fetch()
      await route.continue()
    }),
  )
}
