import { isDeepStrictEqual } from 'node:util'
import { isGroup } from '../shared/health/answers/answerTable.ts'
import { start } from './contenders.js'
import { toHttp } from './request.js'
import { sendersOf, deleteSaved } from './seededUsers.js'

/**
 * Throws if two plain operations of a group return different data to the same user.
 * @param {string} databaseUrl
 * @param {import('./operations.js').Operation[]} operations
 * @param {import('./seededUsers.js').SeededUsers} seededUsers
 */
export async function checkAgreement(databaseUrl, operations, seededUsers) {
  /** @type {Map<string, unknown>} */
  const first = new Map()
  for (const operation of operations.filter(({ plain }) => plain)) {
    const server = await start(operation.contender, databaseUrl)
    for (const user of sendersOf(operation, seededUsers).slice(0, 20)) {
      const { path = '', ...request } = toHttp(operation.request(user, 0), user)
      const json = await (await fetch(server.url + path, request)).json()
      if (json.errors) throw new Error(`${operation.title} refuses: ${JSON.stringify(json.errors)}`)
      const data = operation.writes ? withoutTimes(normal(json)) : normal(json)
      const key = `${operation.group} of ${user.cat}`
      if (!first.has(key)) first.set(key, data)
      const expected = first.get(key)
      if (!isDeepStrictEqual(data, expected)) {
        throw new Error(
          `${operation.title} differs on ${key}:\n${JSON.stringify(data)}\n${JSON.stringify(expected)}`,
        )
      }
    }
    await server.stop()
    if (operation.writes) await deleteSaved(databaseUrl)
  }
}

/** The fields that only wrap a response. */
const wrappers = [
  'data',
  'animal',
  'openSharedLink',
  'sharedAnimal',
  'openShared',
  'measurement',
  'createMeasurement',
  'saveEntry',
  'viewer',
]

/** Normalises lists, groups of fields, enum values, instants and weights. @param {unknown} value @returns {any} */
function normal(value) {
  if (Array.isArray(value)) return value.map(normal)
  if (typeof value === 'string') return normalText(value)
  if (typeof value !== 'object' || value === null) return value
  const object = /** @type {Record<string, any>} */ (value)
  if (object.nodes) return normal(object.nodes)
  if (object.edges)
    return normal(object.edges.map((/** @type {{ node: unknown }} */ edge) => edge.node))
  const inner = wrappers.find((name) => object[name])
  if (inner) return normal(object[inner])
  const { weight, ...plain } = object
  const grams = weight === undefined ? {} : { weightGrams: Math.round(weight * 1000) }
  return Object.fromEntries(
    Object.entries({ ...plain, ...grams }).flatMap(([name, one]) =>
      isGroup(name) ? Object.entries(one) : [[name, normal(one)]],
    ),
  )
}

/** Removes the instants, since each contender saved at another time. @param {any} entry */
const withoutTimes = ({ answeredAt: _, createdAt: __, updatedAt: ___, ...entry }) => entry

function normalText(/** @type {string} */ text) {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return new Date(text).toISOString()
  return /^[A-Z]+$/.test(text) ? text.toLowerCase() : text
}
