import { check, type Violation } from './checker'
import type { History, StoredEntry } from './history'
import type { Random } from './random'
import { createScene, type Scene } from './scene'
import type { Stage } from './stage'
import type { Workspace } from './workspace'

export interface StoryResult {
  name: string
  skipReason: string | undefined
  rounds: number
  seconds: number
  counts: Scene['counts']
  slowestMs: number
  longestOutageMs: number
  violations: Violation[]
  findings: string[]
}

interface StoryOptions<On> {
  installation: On
  crashes: string[]
  workspace: Workspace
  random: Random
  rounds: number
  /** Each request must have a response within this time. */
  timeoutMs: number
}

export async function runStory<On extends Stage>(
  story: { name: string; run(scene: Scene<On>): Promise<string | void> },
  { installation, crashes, workspace, random, rounds, timeoutMs }: StoryOptions<On>,
): Promise<StoryResult> {
  const began = performance.now()
  const scene = createScene(installation, workspace, random, { rounds, timeoutMs })
  const skipReason = (await story.run(scene)) ?? undefined
  const violations = check(scene.history, ofScene(scene, await installation.stored()))
  const findings = [...crashes.splice(0), ...scene.findings]
  return {
    name: story.name,
    skipReason,
    rounds,
    seconds: (performance.now() - began) / 1000,
    counts: scene.counts,
    slowestMs: scene.slowestMs,
    longestOutageMs: longestOutage(scene.history),
    violations,
    findings,
  }
}

/** Returns the rows of a story's users, and every other row with one of their notes. */
export function ofScene(
  { history, people }: { history: History; people: { id: string }[] },
  entries: StoredEntry[],
): StoredEntry[] {
  const ids = new Set(people.map(({ id }) => id))
  const notes = new Set<string | null>(history.writes.map(({ note }) => note))
  return entries.filter(
    ({ person, note, revisions }) =>
      ids.has(person) || notes.has(note) || revisions.some((revision) => notes.has(revision.note)),
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
