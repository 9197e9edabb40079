import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { dayCount, DOSES_READ, fluidDays } from '#shared/care/course'
import type { PendingDose, PendingUndoneDose } from '../queue/rows'
import { coursesIn } from '../store/storedCourses'
import { newestDoses } from '../store/storedLists'
import { writeEdges } from '../store/writeEdges'
import { writeField } from '../store/writeField'

/** Shows doses that wait in a cat's list and in today's count, without those that are taken back. */
export function dosesHere(
  store: RecordSourceProxy,
  animal: RecordProxy,
  waiting: readonly PendingDose[],
  undone: readonly PendingUndoneDose[],
): void {
  const list = animal.getLinkedRecord(newestDoses.name, newestDoses.args)
  const told = list
    ?.getLinkedRecords('edges')
    ?.flatMap((edge) => edge.getLinkedRecord('node') ?? [])
  if (!list || !told) return
  const uuidOf = (dose: RecordProxy) => dose.getValue('uuid')
  const here = waiting
    .filter(({ uuid }) => told.every((dose) => uuidOf(dose) !== uuid))
    .map((dose) => nodeOf(store, dose))
  const standing = [...told, ...here].filter((dose) =>
    undone.every(({ uuid }) => uuid !== uuidOf(dose)),
  )
  const at = (dose: RecordProxy) => dose.getValue('at') as string
  writeEdges(
    store,
    list,
    standing.toSorted((one, other) => at(other).localeCompare(at(one))).slice(0, DOSES_READ),
    'DoseEdge',
  )
  const today = animal.getValue('today')
  const courses = coursesIn(animal)
  if (courses) animal.setValue(fluidDays(courses), 'fluidDays')
  if (typeof today === 'string' && courses && !animal.getValue('inMemorySince'))
    writeField(store, animal, 'careToday', dayCount(courses, today))
}

function nodeOf(
  store: RecordSourceProxy,
  { uuid, day, date, createdAt, content }: PendingDose,
): RecordProxy {
  const id = `client:here:${uuid}`
  const record = store.get(id) ?? store.create(id, 'Dose')
  const {
    treatmentUuid,
    time = null,
    outcome,
    amountMl = null,
    site = null,
    reason = null,
    note = null,
  } = content
  const fields = {
    id,
    uuid,
    treatmentUuid,
    day,
    time,
    outcome,
    at: date ?? createdAt,
    amountMl,
    site,
    reason,
    note,
    by: null,
    isRemovable: true,
  }
  for (const [name, value] of Object.entries(fields)) writeField(store, record, name, value)
  return record
}
