// Profiles the server under load with V8's profiler, by function and by package.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from './contenders.js'
import { deleteSaved, requestsOf } from './seededUsers.js'
import { sendForSeconds } from './sendForSeconds.js'
import { table } from './table.js'

/** @typedef {{ functionName: string, url: string, lineNumber: number }} CallFrame */

/**
 * @param {string} databaseUrl
 * @param {import('./operations.js').Operation} operation
 * @param {import('./seededUsers.js').SeededUsers} seededUsers
 * @param {number} seconds
 * @returns {Promise<string>} the top 25 functions and all packages, as tables
 */
export async function profile(databaseUrl, operation, seededUsers, seconds) {
  const folder = await mkdtemp(join(tmpdir(), 'nephrochat-profile-'))
  const server = await start(operation.contender, databaseUrl, {
    flags: ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=200'],
  })
  const { warmUp, timed } = requestsOf(operation, seededUsers)
  await sendForSeconds(server.url, warmUp, 4)
  const { perSecond } = await sendForSeconds(server.url, timed, seconds)
  const end = Number(process.hrtime.bigint() / 1_000n)
  await server.stop()
  if (operation.writes) await deleteSaved(databaseUrl)
  const [file = ''] = await readdir(folder)
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(
    await readFile(join(folder, file), 'utf8'),
  )
  await rm(folder, { recursive: true })
  /** @type {Map<number, CallFrame>} */
  const frames = new Map(
    nodes.map((/** @type {{ id: number, callFrame: CallFrame }} */ { id, callFrame }) => [
      id,
      callFrame,
    ]),
  )
  /** @type {Map<string, number>} */
  const functions = new Map()
  const packages = new Map()
  let busy = 0
  // V8's timestamps are µs of the same monotonic clock. Samples before and after the load are dropped.
  let time = startTime
  samples.forEach((/** @type {number} */ id, /** @type {number} */ index) => {
    time += timeDeltas[index]
    const frame = frames.get(id)
    if (!frame || time > end || end - time > seconds * 1e6 || frame.functionName === '(idle)')
      return
    busy += timeDeltas[index]
    add(functions, nameOf(frame), timeDeltas[index])
    add(packages, packageOf(frame), timeDeltas[index])
  })
  const rows = (/** @type {Map<string, number>} */ times) =>
    [...times]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 25)
      .map(([name, us]) => [
        name,
        ((us / busy) * 100).toFixed(1),
        (us / seconds / perSecond).toFixed(1),
      ])
  const head = (/** @type {string} */ title) => [title, '% of busy', 'µs a request']
  const summary =
    `${operation.title}: ${Math.round(perSecond)} requests/s under the profiler, ` +
    `${Math.round(busy / seconds / perSecond)} µs of the thread each`
  return [
    summary,
    table(head('function, self'), rows(functions)),
    table(head('package'), rows(packages)),
  ].join('\n\n')
}

/** @param {Map<string, number>} times @param {string} name @param {number} us */
const add = (times, name, us) => times.set(name, (times.get(name) ?? 0) + us)

const short = (/** @type {string} */ url) =>
  url.replace(/^.*\/node_modules\//, '').replace(/^file:\/\/.*\/(dist\/)/, '$1')

/** @param {CallFrame} frame */
const nameOf = ({ functionName, url, lineNumber }) =>
  `${functionName || '(anonymous)'} ${url && `${short(url)}:${lineNumber + 1}`}`.trim()

/** @param {CallFrame} frame */
function packageOf({ functionName, url }) {
  if (url === '') return functionName === '(garbage collector)' ? functionName : '(V8, native)'
  return /^(node:|dist\/|(?:@[^/]+\/)?[^/]+)/.exec(short(url))?.[0] ?? url
}
