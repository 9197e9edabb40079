import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { outcomeLabels, reasonLabels, siteLabels } from '#shared/care/careLabels'
import { countPlannedDoses, LOADED_DOSES_MAX, fluidDays } from '#shared/care/course'
import noteDose from '../../__generated__/useNoteDoseMutation.graphql?params'
import type { useNoteDoseMutation$variables } from '../../__generated__/useNoteDoseMutation.graphql'
import undoDose from '../../__generated__/useUndoDoseMutation.graphql?params'
import type { useUndoDoseMutation$variables } from '../../__generated__/useUndoDoseMutation.graphql'
import { pendingId } from '../store/pendingId'
import { coursesIn } from '../store/storedCourses'
import { newestDoses } from '../store/storedLists'
import { writeEdges } from '../store/writeEdges'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type PendingNoun, type PendingContext } from './kind'
import { haveRecentDoses } from './loadedDoses'

export const care: PendingNoun<'dose' | 'undoneDose'> = {
  kinds: {
    dose: {
      /**
       * Sends the dose as confirmed: another phone may have noted it too, and both are kept (product/care 2.3).
       * A second one from a notification is refused, since it cannot show the question.
       */
      request({ animalId, uuid, date, createdAt, content }) {
        const { treatmentName: _, guarded = false, ...dose } = content
        const input: useNoteDoseMutation$variables['input'] = {
          animalUuid: animalId,
          uuid,
          at: date,
          writtenAt: createdAt,
          confirmed: !guarded,
          ...dose,
        }
        return { params: noteDose.params, variables: { input, shown: false } }
      },
      summary: ({ content: { treatmentName, time, outcome, amountMl, site, reason, note } }) =>
        [
          `${treatmentName}, ${time ?? 'si besoin'}\u00a0: ${outcomeLabels[outcome].toLowerCase()}`,
          amountMl && `${amountMl} mL`,
          site && siteLabels[site].toLowerCase(),
          reason && reasonLabels[reason].toLowerCase(),
          note,
        ]
          .filter(Boolean)
          .join(', '),
      deletionQuestion: 'Supprimer cette prise\u202f? Elle ne sera pas envoyée.',
    },
    undoneDose: {
      request({ animalId, uuid }) {
        const input: useUndoDoseMutation$variables['input'] = {
          animalUuid: animalId,
          uuid,
          acceptUnknown: true,
        }
        return { params: undoDose.params, variables: { input, shown: false } }
      },
      summary: ({ content }) => `${content.treatmentName}\u00a0: prise annulée`,
      deletionQuestion: 'Supprimer cette annulation\u202f? La prise reste notée.',
    },
  },
  writePending(context) {
    writeDoses(context)
    const courses = coursesIn(context.animal)
    return { courses: courses && haveRecentDoses(context, courses) ? courses : null }
  },
}

/** Shows pending doses in the cat's list and in today's count, without those that are taken back. */
function writeDoses(context: PendingContext): void {
  const { store, animal } = context
  const [added, undone] = [changesOf(context, 'dose'), changesOf(context, 'undoneDose')]
  if (added.length + undone.length === 0) return
  const list = animal.getLinkedRecord(newestDoses.name, newestDoses.args)
  const storedDoses = list
    ?.getLinkedRecords('edges')
    ?.flatMap((edge) => edge.getLinkedRecord('node') ?? [])
  if (!list || !storedDoses) return
  const uuidOf = (dose: RecordProxy) => dose.getValue('uuid')
  const nodes = added
    .filter(({ uuid }) => storedDoses.every((dose) => uuidOf(dose) !== uuid))
    .map((dose) => nodeOf(store, dose))
  const shownDoses = [...storedDoses, ...nodes].filter((dose) =>
    undone.every(({ uuid }) => uuid !== uuidOf(dose)),
  )
  const at = (dose: RecordProxy) => dose.getValue('at') as string
  writeEdges(
    store,
    list,
    shownDoses.toSorted((a, b) => at(b).localeCompare(at(a))).slice(0, LOADED_DOSES_MAX),
    'DoseEdge',
  )
  const today = animal.getValue('today')
  const courses = coursesIn(animal)
  if (courses) animal.setValue(fluidDays(courses), 'fluidDays')
  if (typeof today === 'string' && courses && !animal.getValue('inMemorySince'))
    writeField(store, animal, 'careToday', countPlannedDoses(courses, today))
}

function nodeOf(
  store: RecordSourceProxy,
  { uuid, day, date, createdAt, content }: ChangeOf<'dose'>,
): RecordProxy {
  const id = pendingId(uuid)
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
