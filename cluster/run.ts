// `npm run cluster`: a whole cluster on this machine, until it is told to end. With `faults [--rounds n] [story …]`:
// what breaks in one, under load, and whether anything is lost then. FAULTS_SEED repeats a run's people and faults.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { openGround } from '../faults/ground'
import { randomOf } from '../faults/random'
import { head, rowOf } from '../faults/report'
import { tell } from '../faults/tell'
import { type Cluster, openCluster } from './cluster'
import { stories } from './stories'

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string' } }, allowPositionals: true })
const [command, ...names] = positionals
/** In ms: no request waits for longer. */
const patienceMs = 5_000

const ground = openGround('cluster')
const deaths: string[] = []
let found = 0
try {
  const cluster = await openCluster(ground, deaths)
  try {
    await (command === 'faults' ? tellAll(cluster) : untilTold(cluster))
  } finally {
    await cluster.close()
  }
} catch (error) {
  found += 1
  process.stdout.write(`${[String(error), ...deaths].join('\n')}\n`)
} finally {
  await ground.clear(found > 0)
}
if (found > 0) process.stdout.write(`The logs are in ${ground.folder}\n`)
process.exit(found > 0 ? 1 : 0)

async function untilTold({ url, nodes, leader }: Cluster): Promise<void> {
  const { name } = await leader()
  const list = nodes[0]!.configuration
  process.stdout.write(`NéphroChat: ${url}\nleader: ${name}; patronictl -c ${list} list\nlogs: ${ground.folder}\nCtrl-C ends it.\n`)
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
}

async function tellAll(cluster: Cluster): Promise<void> {
  const seed = process.env['FAULTS_SEED'] ?? String(Date.now() % 2 ** 31)
  process.stdout.write(`FAULTS_SEED=${seed}\n${head}\n`)
  for (const story of stories.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))) {
    const rounds = Number(values.rounds ?? story.rounds)
    const told = await tell(story, { installation: cluster, deaths, ground, random: randomOf(`${seed}/${story.name}`), rounds, patienceMs })
    const words = [...told.violations.map(({ kind, words: said }) => `${kind}: ${said}`), ...told.findings]
    process.stdout.write(`${[rowOf(told), ...words.slice(0, 20).map((line) => `    ${line}`)].join('\n')}\n`)
    found += words.length
  }
}
