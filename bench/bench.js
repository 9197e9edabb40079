// node bench/bench.js [--only <group>] [--rounds 9] [--seconds 2] [--users 2000] [--profile <group>]
// It needs BENCH_DATABASE: see scripts/measure/bench.js.

import { parseArgs } from 'node:util'
import { checkAgreement } from './agreement.js'
import { fill } from './database.js'
import { measureInTurns } from './measureInTurns.js'
import { operations } from './operations.js'
import { profile } from './profile.js'
import { readSeededUsers } from './seededUsers.js'
import { countStatements } from './statements.js'
import { table } from './table.js'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    profile: { type: 'string' },
    users: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
  },
})

const url = await fill(process.env.BENCH_DATABASE ?? '', Number(values.users))
const seededUsers = await readSeededUsers(url)
if (values.profile !== undefined) {
  for (const operation of operations.filter(
    ({ group, contender }) => group === values.profile && contender === 'nephrochat',
  )) {
    console.log(await profile(url, operation, seededUsers, Number(values.seconds)))
  }
  process.exit()
}
const selectedOperations = operations.filter(
  ({ group }) => values.only === undefined || group === values.only,
)
await checkAgreement(url, selectedOperations, seededUsers)
const statements = await countStatements(url, selectedOperations, seededUsers)
for (const group of new Set(selectedOperations.map((operation) => operation.group))) {
  const rows = await measureInTurns(
    url,
    selectedOperations.filter((operation) => operation.group === group),
    seededUsers,
    { rounds: Number(values.rounds), seconds: Number(values.seconds) },
  )
  const perSecondOf = (/** @type {string} */ name) =>
    rows.find(({ operation }) => operation.contender === name)?.perSecond
  const cells = rows.map(
    ({ operation, perSecond, slowest, fastest, p95, megabytes, serverMs, databaseMs }) => [
      operation.title,
      String(Math.round(perSecond)),
      `${Math.round(slowest)}–${Math.round(fastest)}`,
      ratio(perSecond, perSecondOf('floor')),
      ratio(perSecond, perSecondOf('postgraphile')),
      serverMs.toFixed(2),
      databaseMs.toFixed(2),
      p95.toFixed(1),
      String(statements.get(operation)),
      String(megabytes),
    ],
  )
  const head = [group, 'requests/s', 'spread', '÷ floor', '÷ PostGraphile', 'CPU ms server'].concat(
    ['CPU ms SQL', 'p95 ms', 'SQL statements', 'MB'],
  )
  console.log(`\n${table(head, cells)}`)
}

/**
 * Returns the ratio as text. The group 'growth' has only one contender.
 * @param {number} own
 * @param {number | undefined} contender
 */
function ratio(own, contender) {
  return contender === undefined ? '–' : (own / contender).toFixed(2)
}
