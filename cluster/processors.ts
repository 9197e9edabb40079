import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededUsers } from '../bench/seededUsers.js'
import type { Cluster } from './cluster'
import type { DatabaseNode } from './databaseNode'
import { readsOnly, savesOnly, startLoad } from './load'
import { processesOf } from './processes'

const durationMs = 40_000
/** The share of saves among the mixed requests. */
const savesShare = 0.2

/** The processor time of one request in ms, without that of an idle PostgreSQL. */
export interface Processors {
  read: { leader: number; replica: number }
  save: { leader: number; replica: number }
  /** The reads' share of the leader's processor time for the mixed requests. */
  readsShare: number
}

/** Measures the databases' processor time for reads and for saves, each alone and at the same rate. */
export async function measureProcessorTime(
  cluster: Cluster,
  seededUsers: SeededUsers,
): Promise<Processors> {
  const leader = await cluster.databases.leader()
  const replicas = cluster.databases.nodes.filter((node) => node !== leader)
  const used = async (work: () => Promise<number>) => {
    const before = [leader, ...replicas].map(processorMs)
    const began = performance.now()
    const done = await work()
    const seconds = (performance.now() - began) / 1000
    const [ofLeader, ...ofReplicas] = [leader, ...replicas].map(
      (node, index) => processorMs(node) - before[index]!,
    ) as [number, ...number[]]
    return {
      done,
      leader: ofLeader / seconds,
      replica: ofReplicas.reduce((sum, ms) => sum + ms, 0) / replicas.length / seconds,
      perSecond: done / seconds,
    }
  }
  const runLoad = async (isIncluded: (index: number) => boolean) => {
    const load = startLoad(cluster, seededUsers, isIncluded)
    await wait(durationMs)
    return (await load.end()).done
  }
  await runLoad(readsOnly)
  const idle = await used(async () => await wait(durationMs, 1))
  const [reads, saves] = [
    await used(() => runLoad(readsOnly)),
    await used(() => runLoad(savesOnly)),
  ]
  const each = ({ leader: busy, replica, perSecond }: typeof idle) => ({
    leader: (busy - idle.leader) / perSecond,
    replica: (replica - idle.replica) / perSecond,
  })
  const [read, save] = [each(reads), each(saves)]
  const ofReads = read.leader * (1 - savesShare)
  return { read, save, readsShare: ofReads / (ofReads + save.leader * savesShare) }
}

/**
 * Returns the processor time of all processes of a PostgreSQL, also of ended ones. The kernel counts in units of 10 ms.
 */
function processorMs({ data }: DatabaseNode): number {
  return processesOf(data).reduce((sum, pid, index) => sum + ticksOf(pid, index === 0) * 10, 0)
}

function ticksOf(pid: number, includesEnded: boolean): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')
      .at(-1)!
      .split(' ')
      .map(Number)
    return fields.slice(11, includesEnded ? 15 : 13).reduce((sum, ticks) => sum + ticks, 0)
  } catch {
    return 0
  }
}
