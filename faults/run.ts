// `npm run faults [-- --rounds n] [scenario …]`: injects faults into the production build under load, and checks the
// stored rows after each scenario.

import { parseArgs } from 'node:util'
import { fetchPostgres } from '../scripts/machine/postgresPackage.js'
import { findBinaries } from '../scripts/machine/postgresPrograms.js'
import { type ProxiedInstallation, openEmbedded, openOnPostgres } from './installation'
import { randomSequenceOf } from './random'
import { head, rowOf } from './report'
import { runScenario } from './runScenario'
import { type ScenarioDatabase, scenarioDatabases, type FaultScenario } from './scenario'
import { scenarios } from './scenarios'
import { mountSmallDisk } from './smallDisk'
import { openWorkspace } from './workspace'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, short: { type: 'boolean' } },
  allowPositionals: true,
})
// `npm test` always uses the same seed.
const seed =
  process.env['FAULTS_SEED'] ?? (values.short ? '20261122' : String(Date.now() % 2 ** 31))
const isChosen = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))
const chosen = scenarios.filter(
  ({ name, rounds }) => isChosen(name) && (!values.short || rounds.short > 0),
)
process.stdout.write(`FAULTS_SEED=${seed}\n${head}\n`)

const workspace = openWorkspace()
let findingCount = 0
try {
  const bin = findBinaries() ?? (await fetchPostgres(workspace.folder))
  if (bin === undefined)
    throw new Error(
      'No PostgreSQL was found or could be fetched. Install your system’s package `postgresql`.',
    )
  for (const database of Object.keys(scenarioDatabases) as ScenarioDatabase[]) {
    const databaseScenarios = chosen.filter((scenario) => scenario.database === database)
    if (databaseScenarios.length > 0) findingCount += await runAt(database, databaseScenarios, bin)
  }
} finally {
  await workspace.clear(findingCount > 0)
}
if (findingCount > 0)
  process.stdout.write(`${findingCount} findings; the servers’ logs are in ${workspace.folder}\n`)
process.exit(findingCount > 0 ? 1 : 0)

async function runAt(
  database: ScenarioDatabase,
  databaseScenarios: FaultScenario[],
  bin: string,
): Promise<number> {
  const crashes: string[] = []
  const { isEmbedded, isDiskSmall } = scenarioDatabases[database]
  const disk = isDiskSmall ? mountSmallDisk(workspace) : { folder: workspace.makeFolder(database) }
  if (typeof disk === 'string') {
    for (const { name } of databaseScenarios) process.stdout.write(`${name}: skipped, ${disk}\n`)
    return 0
  }
  const options = {
    workspace,
    dataFolder: disk.folder,
    onCrash: (words: string) => void crashes.push(words),
  }
  const installation = await (isEmbedded ? openEmbedded(options) : openOnPostgres(options, bin))
  let count = 0
  try {
    for (const scenario of databaseScenarios) count += await report(scenario, installation, crashes)
  } finally {
    await installation.close()
  }
  return count
}

async function report(
  scenario: FaultScenario,
  installation: ProxiedInstallation,
  crashes: string[],
): Promise<number> {
  const rounds = Number(values.rounds ?? scenario.rounds[values.short ? 'short' : 'long'])
  const timeoutMs = values.short ? 30_000 : 10_000
  const result = await runScenario(scenario, {
    installation,
    crashes,
    workspace,
    random: randomSequenceOf(`${seed}/${scenario.name}`),
    rounds,
    timeoutMs,
  })
  const words = [
    ...result.violations.map(({ kind, words }) => `${kind}: ${words}`),
    ...result.findings,
  ]
  process.stdout.write(
    `${[rowOf(result), ...words.slice(0, 20).map((line) => `    ${line}`)].join('\n')}\n`,
  )
  if (words.length > 20) process.stdout.write(`    and ${words.length - 20} more\n`)
  return words.length
}
