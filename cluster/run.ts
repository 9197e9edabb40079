// `npm run cluster`: runs a whole cluster on this machine until a signal ends it. Its commands:
// - `faults [--rounds n] [scenario …]` breaks parts of it under load and reports lost writes
// - `upgrade [revision]` upgrades from that revision's build to today's
// - `restore` restores a point in time before an accidental deletion
// - `cost` measures the cost of a synchronous replica for saves, and the gain of reads from replicas
// `--load` adds the mixed requests of `npm run load`. FAULTS_SEED repeats the users and faults of a run.

import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { randomSequenceOf } from '../faults/random'
import { head, rowOf } from '../faults/report'
import { runScenario } from '../faults/runScenario'
import { openWorkspace } from '../faults/workspace'
import { startBackgroundLoad } from './backgroundLoad'
import { type Cluster, openCluster } from './cluster'
import { measureReplicationCost } from './cost'
import { seededUsersOf } from './load'
import { measureProcessorTime } from './processors'
import { measureReplicaLag } from './replicas'
import { restoreAfterDeletion } from './restoreAfterDeletion'
import type { ClusterScenario } from './scenario'
import { scenarios } from './scenarios'
import { rollingUpgrade } from './scenarios/upgrade'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, load: { type: 'boolean' } },
  allowPositionals: true,
})
const [command, ...names] = positionals
const seed = process.env['FAULTS_SEED'] ?? String(Date.now() % 2 ** 31)
/** The time within which each request must have a response. */
const timeoutMs = 5_000

const workspace = openWorkspace('cluster')
const crashes: string[] = []
let findingCount = 0
try {
  const cluster = await openCluster(workspace, crashes)
  if (values.load) cluster.startBackgroundLoad = () => startBackgroundLoad(cluster)
  try {
    if (command === 'faults')
      await runScenarios(
        cluster,
        scenarios.filter(
          ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
        ),
      )
    else if (command === 'upgrade') await runScenarios(cluster, [rollingUpgrade(names[0])])
    else if (command === 'restore') await restore(cluster)
    else if (command === 'cost') await printCost(cluster)
    else await waitForSignal(cluster)
  } finally {
    await cluster.close()
  }
} catch (error) {
  findingCount += 1
  process.stdout.write(`${[String(error), ...crashes].join('\n')}\n`)
} finally {
  await workspace.clear(findingCount > 0)
}
if (findingCount > 0) process.stdout.write(`The logs are in ${workspace.folder}\n`)
process.exit(findingCount > 0 ? 1 : 0)

async function waitForSignal({ url, databases: { nodes, leader } }: Cluster): Promise<void> {
  const { name } = await leader()
  const list = nodes[0]!.configuration
  process.stdout.write(
    `NéphroChat: ${url}\nleader: ${name}; patronictl -c ${list} list\nlogs: ${workspace.folder}\nCtrl-C ends it.\n`,
  )
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
}

async function runScenarios(cluster: Cluster, chosen: ClusterScenario[]): Promise<void> {
  process.stdout.write(`FAULTS_SEED=${seed}\n${head}\n`)
  for (const scenario of chosen) {
    const rounds = Number(values.rounds ?? scenario.rounds)
    const result = await runScenario(scenario, {
      installation: cluster,
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
    findingCount += words.length
  }
}

async function restore(cluster: Cluster): Promise<void> {
  const { entries, servedAfterMs, wholeAfterMs, violations, findings } = await restoreAfterDeletion(
    cluster,
    workspace,
    randomSequenceOf(seed),
    timeoutMs,
  )
  process.stdout.write(
    `${entries} entries; served again after ` +
      `${Math.round(servedAfterMs / 1000)} s, whole after ` +
      `${Math.round(wholeAfterMs / 1000)} s\n`,
  )
  for (const { kind, words } of violations) process.stdout.write(`${kind}: ${words}\n`)
  for (const finding of findings) process.stdout.write(`${finding}\n`)
  findingCount += violations.length + findings.length
}

async function printCost(cluster: Cluster): Promise<void> {
  for (const { isSynchronous, medianMs, p95Ms } of await measureReplicationCost(cluster))
    process.stdout.write(
      `${isSynchronous ? 'with' : 'without'} a replica: median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms\n`,
    )
  const seededUsers = await seededUsersOf(cluster)
  for (const { node, isWaitedFor, p50Ms, p99Ms, longestMs } of await measureReplicaLag(
    cluster,
    seededUsers,
  ))
    process.stdout.write(
      `${node}, ${isWaitedFor ? '' : 'not '}waited for, shows an ` +
        'acknowledged save after ' +
        `${[p50Ms, p99Ms, longestMs].map((ms) => ms.toFixed(1)).join(', ')} ` +
        'ms (p50, p99, longest)\n',
    )
  const { read, save, readsShare } = await measureProcessorTime(cluster, seededUsers)
  const ms = ({ leader, replica }: { leader: number; replica: number }) =>
    `${leader.toFixed(2)} ms of the leader’s processor, ${replica.toFixed(2)} of a replica’s`
  process.stdout.write(
    `a read: ${ms(read)}; a save: ${ms(save)}; reads are ` +
      `${Math.round(readsShare * 100)} % of the leader’s processor time for the mixed ` +
      'requests\n',
  )
}
