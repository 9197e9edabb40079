import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { History, ReadEntry, Write } from './history'
import { createSession, requireSuccess, type SessionContext } from './session'

export interface UserContext extends SessionContext {
  /** Returns the number of days, ending today, for which entries are written. */
  days(): number
  history: History
}

interface Cat {
  id: string
  entries: Map<string, string>
}

export interface SimulatedUser {
  id: string
  email: string
  cats: Cat[]
  /**
   * Sends random requests one after another until `stop`. With `isAlone`, this is the only device of the user, so that
   * it may also delete entries and renew the session.
   */
  run(stop: AbortSignal, isAlone: boolean): Promise<void>
}

/** The number of entries that a read requests: more than the days that are written. */
const pageSize = 40

const save = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { kept measurement { uuid } } }`
const documents = {
  create: save('createMeasurement', 'CreateMeasurementInput'),
  edit: save('updateMeasurement', 'UpdateMeasurementInput'),
  home:
    `{ viewer { animals { edges { node { uuid measurements(first: ${pageSize}) { ` +
    'edges { node { day note answeredAt } } } } } } } }',
}

/**
 * Registers a user with two cats. Like the app, it makes the ids, and retries a request without a response with the
 * same id.
 */
export async function createUser(context: UserContext, name: string): Promise<SimulatedUser> {
  const { random, history } = context
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`
  let count = 0
  let lastWrittenAt = 0

  const session = createSession(context, email)
  const id = await session.register(name)
  const cats: Cat[] = []
  for (const cat of ['Isis', 'Tom'])
    cats.push({
      id: (
        requireSuccess(
          await session.authorized('POST', '/api/animals', { name: cat, weight: '4.2' }),
        ) as { id: string }
      ).id,
      entries: new Map(),
    })

  /** Returns unique instants. Every fifth, on average, is older, like an answer that waited offline. */
  function writtenAt(): string {
    lastWrittenAt = Math.max(lastWrittenAt + 1, Date.now())
    return new Date(
      random.chance(0.2) ? lastWrittenAt - 3_600_000 - random.whole(3_600_000) * 20 : lastWrittenAt,
    ).toISOString()
  }

  async function write(cat: Cat): Promise<void> {
    const date = new Date(Date.now() - random.whole(context.days()) * 86_400_000)
    const day = date.toISOString().slice(0, 10)
    const entryId = cat.entries.get(day)
    const kind = entryId !== undefined && random.chance(0.6) ? 'edit' : 'create'
    const step: Write = {
      userId: id,
      animalId: cat.id,
      kind,
      day,
      note: `${email} ${(count += 1)}`,
      answeredAt: writtenAt(),
      began: performance.now(),
      ended: Infinity,
      outcome: 'unknown',
    }
    history.writes.push(step)
    const answers = {
      note: step.note,
      answeredAt: step.answeredAt,
      appetite: 1 + random.whole(5),
      vomiting: random.whole(3),
      urination: random.whole(5),
      lethargy: 1 + random.whole(5),
    }
    const uuid = randomUUID()
    const outcome =
      kind === 'edit'
        ? await session.authorized('POST', '/graphql', {
            query: documents.edit,
            variables: { input: { animalUuid: cat.id, uuid: entryId, editUuid: uuid, ...answers } },
          })
        : random.chance(0.5)
          ? await session.authorized('POST', '/graphql', {
              query: documents.create,
              variables: { input: { animalUuid: cat.id, uuid, date, day, ...answers } },
            })
          : await session.authorized('POST', `/api/animals/${cat.id}/measurements`, {
              id: uuid,
              date,
              ...answers,
            })
    if (outcome === null) return
    step.ended = performance.now()
    step.outcome = outcome.kind === 'done' ? 'ok' : 'failed'
    if (outcome.kind === 'refused')
      return context.finding(`${kind} of ${step.note} was refused: ${outcome.code}`)
    cat.entries.set(day, entryOf(outcome.body))
  }

  async function remove(cat: Cat): Promise<void> {
    const entries = [...cat.entries]
    if (entries.length === 0) return
    const [day, uuid] = random.pick(entries)
    const deletion = {
      userId: id,
      animalId: cat.id,
      kind: 'delete' as const,
      day,
      began: performance.now(),
      ended: Infinity,
      outcome: 'unknown' as 'ok' | 'unknown',
    }
    history.deletions.push(deletion)
    cat.entries.delete(day)
    const outcome = await session.authorized(
      'DELETE',
      `/api/animals/${cat.id}/measurements/${uuid}`,
    )
    if (outcome === null) return
    Object.assign(deletion, { ended: performance.now(), outcome: 'ok' })
    // The code is NOT_FOUND if an earlier try without a response succeeded.
    if (outcome.kind === 'refused' && outcome.code !== 'NOT_FOUND')
      context.finding(`a deletion was refused: ${outcome.code}`)
  }

  async function read(cat: Cat): Promise<void> {
    const began = performance.now()
    const viaGraph = random.chance(0.5)
    const outcome = viaGraph
      ? await session.authorized('POST', '/graphql', { query: documents.home })
      : await session.authorized('GET', `/api/animals/${cat.id}/measurements?limit=${pageSize}`)
    if (outcome === null) return
    if (outcome.kind === 'refused') return context.finding(`a read was refused: ${outcome.code}`)
    history.reads.push({
      kind: 'read',
      userId: id,
      animalId: cat.id,
      began,
      ended: performance.now(),
      entries: viaGraph ? entriesAtHome(outcome.body, cat.id) : (outcome.body as ReadEntry[]),
    })
  }

  async function run(stop: AbortSignal, isAlone: boolean): Promise<void> {
    while (!stop.aborted && !context.hasEnded()) {
      const cat = random.pick(cats)
      const what = random.next()
      if (what < 0.05 && isAlone) await remove(cat)
      else if (what < 0.1 && isAlone) await session.renew()
      else if (what < 0.4) await read(cat)
      else await write(cat)
      await wait(random.between(0, 40))
    }
  }

  return { id, email, cats, run }
}

function entryOf(body: unknown): string {
  const { id, data } = body as {
    id?: string
    data?: Record<string, { measurement: { uuid: string } }>
  }
  return id ?? Object.values(data!)[0]!.measurement.uuid
}

function entriesAtHome(body: unknown, animalId: string): ReadEntry[] {
  type Home = {
    data: {
      viewer: {
        animals: {
          edges: { node: { uuid: string; measurements: { edges: { node: ReadEntry }[] } } }[]
        }
      }
    }
  }
  const cats = (body as Home).data.viewer.animals.edges.map(({ node }) => node)
  return (
    cats.find(({ uuid }) => uuid === animalId)?.measurements.edges.map(({ node }) => node) ?? []
  )
}
