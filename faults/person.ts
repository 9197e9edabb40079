import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Outcome, send, type Witness } from './answers'
import type { History, SeenEntry, Write } from './history'
import type { Random } from './random'

export interface Surroundings extends Witness {
  urls(): string[]
  /** Whether a request goes to all of them at once, rather than to one. */
  asksEverybody(): boolean
  /** Of how many days there are entries: today, and those before. */
  days(): number
  random: Random
  history: History
  /** From the end on, what is unknown stays unknown. */
  isOver(): boolean
}

interface Cat {
  id: string
  entries: Map<string, string>
}

export interface Person {
  id: string
  email: string
  cats: Cat[]
  /** One thing after the other, until it is told to stop. `isAlone`: on one device, so that she knows what is there, and whose turn it is to renew the session. */
  live(stop: AbortSignal, isAlone: boolean): Promise<void>
}

const password = 'correct horse'
const save = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { kept measurement { uuid } } }`
const documents = {
  create: save('createMeasurement', 'CreateMeasurementInput'),
  edit: save('updateMeasurement', 'UpdateMeasurementInput'),
  home: '{ viewer { animals { edges { node { uuid measurements(first: 40) { edges { node { day note answeredAt } } } } } } } }',
}

/** A user with cats, who does what the app does: makes ids, and repeats a request without an answer with the same id. */
export async function createPerson(surroundings: Surroundings, name: string): Promise<Person> {
  const { random, history } = surroundings
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`
  let session = { accessToken: '', refreshToken: '', since: 0 }
  let count = 0
  let lastWrittenAt = 0

  /** Repeated until the outcome is known; null: it was over before. */
  async function ask(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<Exclude<Outcome, { kind: 'unknown' }> | null> {
    while (!surroundings.isOver()) {
      const urls = surroundings.asksEverybody()
        ? surroundings.urls()
        : [random.pick(surroundings.urls())]
      const outcomes = await Promise.all(
        urls.map((url) => send({ url, method, path, body, token }, surroundings)),
      )
      const known =
        outcomes.find(({ kind }) => kind === 'done') ??
        outcomes.find(({ kind }) => kind === 'refused')
      if (known && known.kind !== 'unknown') return known
      const [unknown] = outcomes as Extract<Outcome, { kind: 'unknown' }>[]
      await wait(unknown!.waitMs * random.between(0.5, 1.5))
    }
    return null
  }

  async function authorized(method: string, path: string, body?: object) {
    if (performance.now() - session.since > 10 * 60_000) await signIn()
    return await ask(method, path, body, session.accessToken)
  }

  const signIn = async () => begin(done(await ask('POST', '/api/auth/login', { email, password })))
  function begin(signedIn: unknown): string {
    const { accessToken, refreshToken, user } = signedIn as {
      accessToken: string
      refreshToken: string
      user: { id: string }
    }
    session = { accessToken, refreshToken, since: performance.now() }
    return user.id
  }

  const made = await ask('POST', '/api/auth/register', {
    email,
    password,
    firstName: name,
    lastName: 'Loopback',
  })
  const id = made?.kind === 'refused' ? await signIn() : begin(done(made))
  const cats: Cat[] = []
  for (const cat of ['Isis', 'Tom'])
    cats.push({
      id: (
        done(await authorized('POST', '/api/animals', { name: cat, weight: '4.2' })) as {
          id: string
        }
      ).id,
      entries: new Map(),
    })

  /** Never twice the same; one in five is older, as what waited without a network. */
  function writtenAt(): string {
    lastWrittenAt = Math.max(lastWrittenAt + 1, Date.now())
    return new Date(
      random.chance(0.2) ? lastWrittenAt - 3_600_000 - random.whole(3_600_000) * 20 : lastWrittenAt,
    ).toISOString()
  }

  async function write(cat: Cat): Promise<void> {
    const date = new Date(Date.now() - random.whole(surroundings.days()) * 86_400_000)
    const day = date.toISOString().slice(0, 10)
    const known = cat.entries.get(day)
    const kind = known !== undefined && random.chance(0.6) ? 'edit' : 'create'
    const step: Write = {
      person: id,
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
        ? await authorized('POST', '/graphql', {
            query: documents.edit,
            variables: { input: { animalUuid: cat.id, uuid: known, editUuid: uuid, ...answers } },
          })
        : random.chance(0.5)
          ? await authorized('POST', '/graphql', {
              query: documents.create,
              variables: { input: { animalUuid: cat.id, uuid, date, day, ...answers } },
            })
          : await authorized('POST', `/api/animals/${cat.id}/measurements`, {
              id: uuid,
              date,
              ...answers,
            })
    if (outcome === null) return
    step.ended = performance.now()
    step.outcome = outcome.kind === 'done' ? 'ok' : 'failed'
    if (outcome.kind === 'refused')
      return surroundings.finding(`${kind} of ${step.note} was refused: ${outcome.code}`)
    cat.entries.set(day, entryOf(outcome.body))
  }

  async function remove(cat: Cat): Promise<void> {
    const known = [...cat.entries]
    if (known.length === 0) return
    const [day, uuid] = random.pick(known)
    const deletion = {
      person: id,
      animalId: cat.id,
      kind: 'delete' as const,
      day,
      began: performance.now(),
      ended: Infinity,
      outcome: 'unknown' as 'ok' | 'unknown',
    }
    history.deletions.push(deletion)
    cat.entries.delete(day)
    const outcome = await authorized('DELETE', `/api/animals/${cat.id}/measurements/${uuid}`)
    if (outcome === null) return
    Object.assign(deletion, { ended: performance.now(), outcome: 'ok' })
    // NOT_FOUND the second time: the first one did it.
    if (outcome.kind === 'refused' && outcome.code !== 'NOT_FOUND')
      surroundings.finding(`a deletion was refused: ${outcome.code}`)
  }

  /** With the same token again where its answer was lost: that ends nobody's session. */
  async function renew(): Promise<void> {
    const outcome = await ask('POST', '/api/auth/refresh', { refreshToken: session.refreshToken })
    if (outcome?.kind === 'done')
      session = { ...(outcome.body as typeof session), since: performance.now() }
    if (outcome?.kind === 'refused')
      surroundings.finding(`a renewal of the session was refused: ${outcome.code}`)
  }

  async function read(cat: Cat): Promise<void> {
    const began = performance.now()
    const viaGraph = random.chance(0.5)
    const outcome = viaGraph
      ? await authorized('POST', '/graphql', { query: documents.home })
      : await authorized('GET', `/api/animals/${cat.id}/measurements`)
    if (outcome === null) return
    if (outcome.kind === 'refused')
      return surroundings.finding(`a read was refused: ${outcome.code}`)
    history.reads.push({
      kind: 'read',
      person: id,
      animalId: cat.id,
      began,
      ended: performance.now(),
      saw: viaGraph ? entriesAtHome(outcome.body, cat.id) : (outcome.body as SeenEntry[]),
    })
  }

  async function live(stop: AbortSignal, isAlone: boolean): Promise<void> {
    while (!stop.aborted && !surroundings.isOver()) {
      const cat = random.pick(cats)
      const what = random.next()
      if (what < 0.05 && isAlone) await remove(cat)
      else if (what < 0.1 && isAlone) await renew()
      else if (what < 0.4) await read(cat)
      else await write(cat)
      await wait(random.between(0, 40))
    }
  }

  return { id, email, cats, live }
}

function done(outcome: Outcome | null): unknown {
  if (outcome?.kind === 'done') return outcome.body
  throw new Error(`What every story begins with was ${outcome?.kind ?? 'not answered'}`)
}

function entryOf(body: unknown): string {
  const { id, data } = body as {
    id?: string
    data?: Record<string, { measurement: { uuid: string } }>
  }
  return id ?? Object.values(data!)[0]!.measurement.uuid
}

function entriesAtHome(body: unknown, animalId: string): SeenEntry[] {
  type Home = {
    data: {
      viewer: {
        animals: {
          edges: { node: { uuid: string; measurements: { edges: { node: SeenEntry }[] } } }[]
        }
      }
    }
  }
  const cats = (body as Home).data.viewer.animals.edges.map(({ node }) => node)
  return (
    cats.find(({ uuid }) => uuid === animalId)?.measurements.edges.map(({ node }) => node) ?? []
  )
}
