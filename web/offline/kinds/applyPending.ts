import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { isWeighing, type PendingChange } from '../queue/rows'
import { limitsIn, weightAt } from '../store/storedEntries'
import { cats } from '../store/storedLists'
import { nouns } from './index'
import type { PendingContext } from './kind'

/** Writes pending changes into the store as if they were saved, judged by the same rules. Refused ones are left out. */
export function applyPending(
  store: RecordSourceProxy,
  pending: readonly PendingChange[],
  now: Date,
): void {
  const accepted = pending.filter(({ refusal }) => refusal === null)
  for (const animalId of new Set(accepted.map((change) => change.animalId))) {
    const changes = accepted.filter((change) => change.animalId === animalId)
    const animal = findAnimal(store, animalId)
    if (!animal) continue
    const context: PendingContext = {
      store,
      animal,
      changes,
      now,
      timeZone: (animal.getValue('timeZone') as string | null | undefined) ?? deviceTimeZone(),
      weightAt: weightAt(animal, changes.filter(isWeighing)),
      facts: {
        entries: null,
        history: null,
        weighings: null,
        courses: null,
        limits: limitsIn(animal),
      },
    }
    for (const noun of nouns) Object.assign(context.facts, noun.writePending(context))
  }
}

function findAnimal(store: RecordSourceProxy, uuid: string): RecordProxy | undefined {
  const root = store.getRoot()
  const storedAnimal = root.getLinkedRecord('animal', { uuid })
  if (storedAnimal) return storedAnimal
  const edges = root
    .getLinkedRecord('viewer')
    ?.getLinkedRecord(cats.name, cats.args)
    ?.getLinkedRecords('edges')
  return edges
    ?.map((edge) => edge.getLinkedRecord('node'))
    .find((animal) => animal?.getValue('uuid') === uuid)
}
