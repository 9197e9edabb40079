import { setTimeout as wait } from 'node:timers/promises'
import { emptyHistory, type History } from './history'
import type { Installation } from './installation'
import { createPerson, type Person } from './person'
import type { Random } from './random'
import type { Witness } from './send'
import type { Stage } from './stage'
import type { Workspace } from './workspace'

/**
 * The part of the servers' clients that the faults affect. With `nothing`, each request has a response; with `servers`,
 * a connection may break; with `lines`, requests may also time out.
 */
export type FaultTarget = 'nothing' | 'servers' | 'lines'

export interface Scene<On extends Stage = Installation> {
  installation: On
  workspace: Workspace
  random: Random
  rounds: number
  history: History
  findings: string[]
  counts: Record<Parameters<Witness['count']>[0] | 'acknowledged' | 'reads', number>
  slowestMs: number
  faultTarget: FaultTarget
  sendsToAll: boolean
  /** The number of devices on which each user writes for the same cats. */
  phones: number
  days: number
  people: Person[]
  witness: Witness
  /**
   * Runs `faults` while the users send requests. Then it repairs the installation, and the users retry open requests.
   */
  underLoad(faults: () => Promise<void>): Promise<void>
  /** Waits until this many more writes are acknowledged, so that a fault meets running requests. */
  progress(acknowledged: number): Promise<void>
}

const peopleCount = 6
/** The time-out of a request before the first fault. */
const setupTimeoutMs = 60_000
/** The time in which open requests must succeed after the last fault. */
const repairTimeoutMs = 60_000
const stuckMs = 45_000

export class StoryStuck extends Error {}

export function createScene<On extends Stage>(
  installation: On,
  workspace: Workspace,
  random: Random,
  { rounds, timeoutMs }: { rounds: number; timeoutMs: number },
): Scene<On> {
  const history = emptyHistory()
  const findings: string[] = []
  const counts = {
    done: 0,
    refused: 0,
    unavailable: 0,
    withoutResponse: 0,
    acknowledged: 0,
    reads: 0,
  }
  let isOver = false
  const witness: Witness = {
    finding: (words) => void findings.push(words),
    recordDuration: (ms) => void (scene.slowestMs = Math.max(scene.slowestMs, ms)),
    count: (what) => void (counts[what] += 1),
    timeoutMs: () => (scene.people.length === 0 ? setupTimeoutMs : timeoutMs),
    mayLackResponse: (isTimeout) =>
      scene.faultTarget === 'lines' || (scene.faultTarget === 'servers' && !isTimeout),
  }
  const acknowledged = () => history.writes.filter(({ outcome }) => outcome === 'ok').length

  async function underLoad(faults: () => Promise<void>): Promise<void> {
    const context = (name: string) => ({
      ...witness,
      urls: () => installation.urls(),
      random: random.of(name),
      history,
      days: () => scene.days,
      isOver: () => isOver,
      sendsToAll: () => scene.sendsToAll,
    })
    const names = Array.from({ length: peopleCount }, (_, index) => `p${index}`)
    scene.people = await Promise.all(names.map((name) => createPerson(context(name), name)))
    const backgroundLoad = await installation.startBackgroundLoad?.()
    const stop = new AbortController()
    const runs = Promise.all(
      scene.people.flatMap((person) =>
        Array.from({ length: scene.phones }, () => person.run(stop.signal, scene.phones === 1)),
      ),
    )
    try {
      await Promise.race([
        faults(),
        runs.then(() => Promise.reject(new Error('all users stopped'))),
      ])
    } catch (error) {
      if (!(error instanceof StoryStuck)) throw error
      findings.push(error.message)
    } finally {
      stop.abort()
      findings.push(...((await backgroundLoad?.end(scene.faultTarget !== 'nothing')) ?? []))
    }
    await installation.repair()
    const timer = setTimeout(() => {
      isOver = true
      findings.push(`some requests had no response ${repairTimeoutMs / 1000} s after the repair`)
    }, repairTimeoutMs)
    await runs.finally(() => clearTimeout(timer))
    counts.acknowledged = acknowledged()
    counts.reads = history.reads.length
  }

  const scene: Scene<On> = {
    installation,
    workspace,
    random,
    rounds,
    history,
    findings,
    counts,
    slowestMs: 0,
    faultTarget: 'nothing',
    sendsToAll: false,
    phones: 1,
    days: 12,
    people: [],
    witness,
    underLoad,
    progress: async (more) => {
      const target = acknowledged() + more
      const began = performance.now()
      while (acknowledged() < target) {
        if (performance.now() - began > stuckMs)
          throw new StoryStuck(`fewer than ${more} writes in ${stuckMs / 1000} s`)
        await wait(20)
      }
    },
  }
  return scene
}
