// Requests by a document, by a persisted query's id, and by a path.

import { readFileSync } from 'node:fs'

/**
 * @typedef {{ method: 'GET' | 'POST', path: string, body?: object, signedIn?: boolean,
 *   shareToken?: string }} Request
 */

/** @type {Record<string, string>} */
const persistedQueries = JSON.parse(
  readFileSync(new URL('../web/__generated__/persistedQueries.json', import.meta.url), 'utf8'),
)

/**
 * Returns the id of the current query of that name: former ones are kept for older clients.
 * @param {string} name
 */
function persistedIdOf(name) {
  const current = readFileSync(
    new URL(`../web/__generated__/${name}.graphql.ts`, import.meta.url),
    'utf8',
  )
  const id = Object.keys(persistedQueries).find((key) => current.includes(key))
  if (id === undefined) throw new Error(`${name} is not among the persisted queries`)
  return id
}

/**
 * Returns a request of a document.
 * @param {string} query
 * @param {object} [variables]
 * @returns {Request}
 */
export const graphRequest = (query, variables = {}) => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
})

/**
 * Returns a function that makes requests of a persisted query, which is sent by its id.
 * @param {string} name
 * @returns {(variables?: object) => Request}
 */
export const ownQuery = (name) => {
  const id = persistedIdOf(name)
  return (variables = {}) => ({ method: 'POST', path: '/graphql', body: { id, variables } })
}

/** @param {string} path @returns {Request} */
export const get = (path) => ({ method: 'GET', path })
