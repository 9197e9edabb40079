import pg from 'pg'
import type { SeededUsers } from '../bench/seededUsers.js'
import type { Cluster } from './cluster'
import type { DatabaseNode } from './databaseNode'
import { startLoad } from './load'
import { openSaver } from './saver'

const saves = 500

export interface Lag {
  node: string
  isWaitedFor: boolean
  p50Ms: number
  p99Ms: number
  longestMs: number
}

/** Measures the time from a save's acknowledgement until each replica shows it, while the load runs on the leader. */
export async function measureReplicaLag(
  cluster: Cluster,
  seededUsers: SeededUsers,
): Promise<Lag[]> {
  const leader = await cluster.databases.leader()
  const replicas = await Promise.all(
    cluster.databases.nodes.filter((node) => node !== leader).map(watch),
  )
  const load = startLoad(cluster, seededUsers)
  const saver = await openSaver(cluster)
  for (let count = 0; count < saves; count += 1) {
    const note = await saver.save()
    const acknowledged = performance.now()
    await Promise.all(
      replicas.map(async ({ shows, lags }) => {
        while (!(await shows(note)));
        lags.push(performance.now() - acknowledged)
      }),
    )
  }
  await load.end()
  return await Promise.all(
    replicas.map(async ({ node, lags, close }) => {
      await close()
      lags.sort((a, b) => a - b)
      return {
        node: node.name,
        isWaitedFor: await node.is('sync'),
        p50Ms: lags[saves >> 1]!,
        p99Ms: lags[Math.floor(saves * 0.99)]!,
        longestMs: lags.at(-1)!,
      }
    }),
  )
}

async function watch(node: DatabaseNode) {
  const client = new pg.Client({ connectionString: node.urlOf('nephrochat') })
  await client.connect()
  const text = `SELECT FROM measurements WHERE animal_id = split_part($1, ' ', 1)::uuid AND note = $1`
  const lags: number[] = []
  const shows = async (note: string) =>
    (await client.query({ name: 'shows', text, values: [note] })).rowCount! > 0
  return { node, lags, shows, close: () => client.end() }
}
