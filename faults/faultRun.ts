import { setTimeout as wait } from 'node:timers/promises'
import { emptyHistory, type History } from './history'
import type { ProxiedInstallation } from './installation'
import type { RandomSequence } from './random'
import type { ResponseRecorder } from './send'
import { createUser, type SimulatedUser } from './simulatedUser'
import type { SystemUnderTest } from './systemUnderTest'
import type { Workspace } from './workspace'

/**
 * The part of the servers' clients that the faults affect. With `none`, each request has a response; with `servers`,
 * a connection may break; with `connections`, requests may also time out.
 */
export type FaultTarget = 'none' | 'servers' | 'connections'

export interface FaultRun<System extends SystemUnderTest = ProxiedInstallation> {
  installation: System
  workspace: Workspace
  random: RandomSequence
  rounds: number
  history: History
  findings: string[]
  counts: Record<Parameters<ResponseRecorder['count']>[0] | 'acknowledged' | 'reads', number>
  slowestMs: number
  faultTarget: FaultTarget
  sendsToAll: boolean
  /** The number of devices on which each user writes for the same cats. */
  phones: number
  days: number
  users: SimulatedUser[]
  recorder: ResponseRecorder
  /**
   * Runs `faults` while the users send requests. Then it repairs the installation, and the users retry open requests.
   */
  underLoad(faults: () => Promise<void>): Promise<void>
  /** Waits until this many more writes are acknowledged, so that a fault meets running requests. */
  untilAcknowledged(acknowledged: number): Promise<void>
}

const userCount = 6
/** The time-out of a request before the first fault. */
const setupTimeoutMs = 60_000
/** The time in which open requests must succeed after the last fault. */
const repairTimeoutMs = 60_000
const stuckMs = 45_000

export class ScenarioStuckError extends Error {}

export function createFaultRun<System extends SystemUnderTest>(
  installation: System,
  workspace: Workspace,
  random: RandomSequence,
  { rounds, timeoutMs }: { rounds: number; timeoutMs: number },
): FaultRun<System> {
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
  let hasEnded = false
  const recorder: ResponseRecorder = {
    finding: (words) => void findings.push(words),
    recordDuration: (ms) => void (faultRun.slowestMs = Math.max(faultRun.slowestMs, ms)),
    count: (what) => void (counts[what] += 1),
    timeoutMs: () => (faultRun.users.length === 0 ? setupTimeoutMs : timeoutMs),
    mayLackResponse: (isTimeout) =>
      faultRun.faultTarget === 'connections' || (faultRun.faultTarget === 'servers' && !isTimeout),
  }
  const acknowledged = () => history.writes.filter(({ outcome }) => outcome === 'ok').length

  async function underLoad(faults: () => Promise<void>): Promise<void> {
    const context = (name: string) => ({
      ...recorder,
      urls: () => installation.urls(),
      random: random.sequence(name),
      history,
      days: () => faultRun.days,
      hasEnded: () => hasEnded,
      sendsToAll: () => faultRun.sendsToAll,
    })
    const names = Array.from({ length: userCount }, (_, index) => `p${index}`)
    faultRun.users = await Promise.all(names.map((name) => createUser(context(name), name)))
    const backgroundLoad = await installation.startBackgroundLoad?.()
    const stop = new AbortController()
    const runs = Promise.all(
      faultRun.users.flatMap((user) =>
        Array.from({ length: faultRun.phones }, () => user.run(stop.signal, faultRun.phones === 1)),
      ),
    )
    try {
      await Promise.race([
        faults(),
        runs.then(() => Promise.reject(new Error('all users stopped'))),
      ])
    } catch (error) {
      if (!(error instanceof ScenarioStuckError)) throw error
      findings.push(error.message)
    } finally {
      stop.abort()
      findings.push(...((await backgroundLoad?.end(faultRun.faultTarget !== 'none')) ?? []))
    }
    await installation.repair()
    const timer = setTimeout(() => {
      hasEnded = true
      findings.push(`some requests had no response ${repairTimeoutMs / 1000} s after the repair`)
    }, repairTimeoutMs)
    await runs.finally(() => clearTimeout(timer))
    counts.acknowledged = acknowledged()
    counts.reads = history.reads.length
  }

  const faultRun: FaultRun<System> = {
    installation,
    workspace,
    random,
    rounds,
    history,
    findings,
    counts,
    slowestMs: 0,
    faultTarget: 'none',
    sendsToAll: false,
    phones: 1,
    days: 12,
    users: [],
    recorder,
    underLoad,
    untilAcknowledged: async (more) => {
      const target = acknowledged() + more
      const began = performance.now()
      while (acknowledged() < target) {
        if (performance.now() - began > stuckMs)
          throw new ScenarioStuckError(`fewer than ${more} writes in ${stuckMs / 1000} s`)
        await wait(20)
      }
    },
  }
  return faultRun
}
