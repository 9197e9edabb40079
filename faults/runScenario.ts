import { findViolations, type Violation } from './checker'
import { createFaultRun, type FaultRun } from './faultRun'
import type { History, StoredEntry } from './history'
import type { RandomSequence } from './random'
import type { SystemUnderTest } from './systemUnderTest'
import type { Workspace } from './workspace'

export interface ScenarioResult {
  name: string
  skipReason: string | undefined
  rounds: number
  seconds: number
  counts: FaultRun['counts']
  slowestMs: number
  longestOutageMs: number
  violations: Violation[]
  findings: string[]
}

interface ScenarioOptions<System> {
  installation: System
  crashes: string[]
  workspace: Workspace
  random: RandomSequence
  rounds: number
  /** Each request must have a response within this time. */
  timeoutMs: number
}

export async function runScenario<System extends SystemUnderTest>(
  scenario: { name: string; run(faultRun: FaultRun<System>): Promise<string | void> },
  { installation, crashes, workspace, random, rounds, timeoutMs }: ScenarioOptions<System>,
): Promise<ScenarioResult> {
  const began = performance.now()
  const faultRun = createFaultRun(installation, workspace, random, { rounds, timeoutMs })
  const skipReason = (await scenario.run(faultRun)) ?? undefined
  const violations = findViolations(
    faultRun.history,
    entriesOfRun(faultRun, await installation.stored()),
  )
  const findings = [...crashes.splice(0), ...faultRun.findings]
  return {
    name: scenario.name,
    skipReason,
    rounds,
    seconds: (performance.now() - began) / 1000,
    counts: faultRun.counts,
    slowestMs: faultRun.slowestMs,
    longestOutageMs: longestOutage(faultRun.history),
    violations,
    findings,
  }
}

/** Returns the rows of a scenario's users, and every other row with one of their notes. */
export function entriesOfRun(
  { history, users }: { history: History; users: { id: string }[] },
  entries: StoredEntry[],
): StoredEntry[] {
  const ids = new Set(users.map(({ id }) => id))
  const notes = new Set<string | null>(history.writes.map(({ note }) => note))
  return entries.filter(
    ({ userId, note, revisions }) =>
      ids.has(userId) || notes.has(note) || revisions.some((revision) => notes.has(revision.note)),
  )
}

/** Returns the longest time between two successive acknowledged writes of all users, in ms. */
function longestOutage({ writes }: History): number {
  const times = writes
    .filter(({ outcome }) => outcome === 'ok')
    .map(({ ended }) => ended)
    .sort((a, b) => a - b)
  return Math.max(0, ...times.slice(1).map((time, index) => time - times[index]!))
}
