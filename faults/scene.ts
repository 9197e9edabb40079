import { setTimeout as wait } from 'node:timers/promises'
import type { Witness } from './answers'
import type { Ground } from './ground'
import { emptyHistory, type History } from './history'
import type { Installation } from './installation'
import { createPerson, type Person } from './person'
import type { Random } from './random'
import type { Stage } from './stage'

/** What is being done to the servers' clients: nothing (each gets an answer), servers end (a line may break off), or the lines themselves. */
export type Touched = 'nothing' | 'servers' | 'lines'

export interface Scene<On extends Stage = Installation> {
  installation: On
  ground: Ground
  random: Random
  rounds: number
  history: History
  findings: string[]
  counts: Record<Parameters<Witness['count']>[0] | 'acknowledged' | 'reads', number>
  slowestMs: number
  touched: Touched
  asksEverybody: boolean
  /** On how many each person writes for the same cats. */
  phones: number
  days: number
  people: Person[]
  witness: Witness
  /** The people send requests while `faults` runs; then all is repaired, and open requests are repeated. */
  underLoad(faults: () => Promise<void>): Promise<void>
  /** Until so many more writes were acknowledged: what a fault breaks is at work. */
  progress(acknowledged: number): Promise<void>
}

const peopleCount = 6
/** In ms, before the first fault. */
const setupPatienceMs = 60_000
/** In ms, for what is still open after the last fault. */
const lastChanceMs = 60_000
const stuckMs = 45_000

export class StoryStuck extends Error {}

export function createScene<On extends Stage>(
  installation: On,
  ground: Ground,
  random: Random,
  { rounds, patienceMs }: { rounds: number; patienceMs: number },
): Scene<On> {
  const history = emptyHistory()
  const findings: string[] = []
  const counts = {
    answered: 0,
    refused: 0,
    unavailable: 0,
    unanswered: 0,
    acknowledged: 0,
    reads: 0,
  }
  let isOver = false
  const witness: Witness = {
    finding: (words) => void findings.push(words),
    took: (ms) => void (scene.slowestMs = Math.max(scene.slowestMs, ms)),
    count: (what) => void (counts[what] += 1),
    patienceMs: () => (scene.people.length === 0 ? setupPatienceMs : patienceMs),
    mayBeUnanswered: (isTimeout) =>
      scene.touched === 'lines' || (scene.touched === 'servers' && !isTimeout),
  }
  const acknowledged = () => history.writes.filter(({ outcome }) => outcome === 'ok').length

  async function underLoad(faults: () => Promise<void>): Promise<void> {
    const surroundings = (name: string) => ({
      ...witness,
      urls: () => installation.urls(),
      random: random.of(name),
      history,
      days: () => scene.days,
      isOver: () => isOver,
      asksEverybody: () => scene.asksEverybody,
    })
    const names = Array.from({ length: peopleCount }, (_, index) => `p${index}`)
    scene.people = await Promise.all(names.map((name) => createPerson(surroundings(name), name)))
    const beside = await installation.beside?.()
    const stop = new AbortController()
    const lives = Promise.all(
      scene.people.flatMap((person) =>
        Array.from({ length: scene.phones }, () => person.live(stop.signal, scene.phones === 1)),
      ),
    )
    try {
      await Promise.race([
        faults(),
        lives.then(() => Promise.reject(new Error('everybody stopped'))),
      ])
    } catch (error) {
      if (!(error instanceof StoryStuck)) throw error
      findings.push(error.message)
    } finally {
      stop.abort()
      findings.push(...((await beside?.end(scene.touched !== 'nothing')) ?? []))
    }
    await installation.repair()
    const late = setTimeout(() => {
      isOver = true
      findings.push(`not everybody had an answer ${lastChanceMs / 1000} s after all was well again`)
    }, lastChanceMs)
    await lives.finally(() => clearTimeout(late))
    counts.acknowledged = acknowledged()
    counts.reads = history.reads.length
  }

  const scene: Scene<On> = {
    installation,
    ground,
    random,
    rounds,
    history,
    findings,
    counts,
    slowestMs: 0,
    touched: 'nothing',
    asksEverybody: false,
    phones: 1,
    days: 12,
    people: [],
    witness,
    underLoad,
    progress: async (more) => {
      const wanted = acknowledged() + more
      const began = performance.now()
      while (acknowledged() < wanted) {
        if (performance.now() - began > stuckMs)
          throw new StoryStuck(`fewer than ${more} writes in ${stuckMs / 1000} s`)
        await wait(20)
      }
    },
  }
  return scene
}
