import { MINUTE_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import { isExpired } from '../../base/network/tokens'
import {
  errorOf,
  responseOf,
  type SaveInput,
  type SaveRequest,
  type Server,
  type ServerEntry,
  type ServerWeighing,
} from './server'

interface ModelEntry extends ServerEntry {
  ids: Set<string>
}

/** The rules of saves in api/entry, simplified; e2e/engine.test.ts proves that the real server keeps them too. */
export function modelServer(now: () => number, ownerOf: ReadonlyMap<string, string>): Server {
  const sessions = new Map<string, string>()
  const all: ModelEntry[] = []
  const weighings: ServerWeighing[] = []
  let count = 0

  function save({ token, operation, input }: SaveRequest) {
    const user = sessions.get(token)
    if (user === undefined || isExpired(token, now())) return errorOf('UNAUTHENTICATED', 401)
    if (ownerOf.get(input.animalUuid) !== user) return errorOf('NOT_FOUND')
    const moment = input.date ? Date.parse(input.date) : now()
    if (moment > now() + 5 * MINUTE_MS) return errorOf('VALIDATION')
    const day = input.day ?? dayIn(new Date(moment), 'Europe/Paris')
    if (operation === 'weigh') return weigh(input, dayIn(new Date(moment), 'Europe/Paris'))
    const ofCat = all.filter(({ animalId }) => animalId === input.animalUuid)
    const byId = ofCat.find(({ ids }) => ids.has(input.uuid))
    if (operation === 'update')
      return byId ? settle(byId, input, input.editUuid!) : errorOf('NOT_FOUND')
    const existing = byId ?? ofCat.find((entry) => entry.day === day)
    if (existing) return settle(existing, input, input.uuid)
    all.push({
      animalId: input.animalUuid,
      day,
      note: input.note!,
      answeredAt: writtenAt(input),
      revisions: [],
      ids: new Set([input.uuid]),
    })
    return payload('current')
  }

  function weigh({ animalUuid, uuid }: SaveInput, day: string) {
    if (weighings.every(({ note }) => note !== uuid))
      weighings.push({ animalId: animalUuid, day, note: uuid })
    return responseOf({ data: { addWeight: { weight: { uuid } } } })
  }

  function settle(entry: ModelEntry, input: SaveInput, id: string) {
    const written = writtenAt(input)
    const isNewer = written >= entry.answeredAt
    if (entry.ids.has(id))
      return payload(isNewer || entry.note === input.note ? 'current' : 'revision')
    entry.ids.add(id)
    const { note, answeredAt } = entry
    entry.revisions.push(
      isNewer ? { note, answeredAt } : { note: input.note!, answeredAt: written },
    )
    if (isNewer) Object.assign(entry, { note: input.note, answeredAt: written })
    return payload(isNewer ? 'current' : 'revision')
  }

  const payload = (which: 'current' | 'revision') => responseOf({ data: { save: { kept: which } } })
  const writtenAt = (input: SaveInput) =>
    new Date(Math.min(now(), input.answeredAt ? Date.parse(input.answeredAt) : now())).toISOString()

  return {
    signIn: async (user) => {
      const token = `${(count += 1)}.${btoa(JSON.stringify({ sub: user, exp: now() / 1000 + 900 }))}.signed`
      sessions.set(token, user)
      return token
    },
    expire: (token) => sessions.delete(token),
    save: async (request) => save(request),
    find: async (_, animalId, day) => {
      const entry = all.find((one) => one.animalId === animalId && one.day === day)
      return entry ? [...entry.ids][0]! : null
    },
    entries: async (_, animalId) => all.filter((entry) => entry.animalId === animalId),
    weighings: async (_, animalId) =>
      weighings.filter((weighing) => weighing.animalId === animalId),
  }
}
