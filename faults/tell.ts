import { check, type Violation } from './checker'
import type { Ground } from './ground'
import type { History, StoredEntry } from './history'
import type { Random } from './random'
import { createScene, type Scene } from './scene'
import type { Stage } from './stage'

export interface Told {
  name: string
  untold: string | undefined
  rounds: number
  seconds: number
  counts: Scene['counts']
  slowestMs: number
  longestOutageMs: number
  violations: Violation[]
  findings: string[]
}

interface Around<On> {
  installation: On
  deaths: string[]
  ground: Ground
  random: Random
  rounds: number
  /** The promise: an answer within this time. */
  patienceMs: number
}

export async function tell<On extends Stage>(
  story: { name: string; tell(scene: Scene<On>): Promise<string | void> },
  { installation, deaths, ground, random, rounds, patienceMs }: Around<On>,
): Promise<Told> {
  const began = performance.now()
  const scene = createScene(installation, ground, random, { rounds, patienceMs })
  const untold = (await story.tell(scene)) ?? undefined
  const violations = check(scene.history, ofScene(scene, await installation.stored()))
  const findings = [...deaths.splice(0), ...scene.findings]
  return {
    name: story.name,
    untold,
    rounds,
    seconds: (performance.now() - began) / 1000,
    counts: scene.counts,
    slowestMs: scene.slowestMs,
    longestOutageMs: longestOutage(scene.history),
    violations,
    findings,
  }
}

/** The rows of a story's people, and every other row with one of their notes. */
export function ofScene(
  { history, people }: { history: History; people: { id: string }[] },
  stored: StoredEntry[],
): StoredEntry[] {
  const ids = new Set(people.map(({ id }) => id))
  const notes = new Set<string | null>(history.writes.map(({ note }) => note))
  return stored.filter(
    ({ person, note, revisions }) =>
      ids.has(person) || notes.has(note) || revisions.some((revision) => notes.has(revision.note)),
  )
}

/** The longest ms between two acknowledged writes, whoever's. */
function longestOutage({ writes }: History): number {
  const times = writes
    .filter(({ outcome }) => outcome === 'ok')
    .map(({ ended }) => ended)
    .sort((a, b) => a - b)
  return Math.max(0, ...times.slice(1).map((time, index) => time - times[index]!))
}
