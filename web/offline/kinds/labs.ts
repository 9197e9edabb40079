import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { indication, indicationWords, type StagedResult } from '#shared/labs/iris'
import type { KnownOrNot } from '#shared/labs/labSchemas'
import type { LabValue } from '#shared/labs/quantities'
import { labCircumstances, valuesWords } from '#shared/labs/readings'
import { isForToday, remarkFact, remarksOf, remarkWords } from '#shared/labs/remarks'
import addLabResult from '../../__generated__/useAddLabResultMutation.graphql?params'
import type { useAddLabResultMutation$variables } from '../../__generated__/useAddLabResultMutation.graphql'
import deleteLabResult from '../../__generated__/useDeleteLabResultMutation.graphql?params'
import type { useDeleteLabResultMutation$variables } from '../../__generated__/useDeleteLabResultMutation.graphql'
import updateLabResult from '../../__generated__/useUpdateLabResultMutation.graphql?params'
import type { useUpdateLabResultMutation$variables } from '../../__generated__/useUpdateLabResultMutation.graphql'
import { pendingId } from '../store/pendingId'
import { allLabResults, newestLabResults } from '../store/storedLists'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type PendingNoun, type PendingContext } from './kind'

type LabContentChange = ChangeOf<'labResult' | 'correctedLabResult'>
type LabChange = LabContentChange | ChangeOf<'deletedLabResult'>

/** Confirmed: the form has shown the question about unusual values. */
const confirmed = ({ animalId, uuid, createdAt, content }: LabContentChange) => ({
  ...content,
  animalUuid: animalId,
  uuid,
  writtenAt: createdAt,
  confirmed: true,
})

/** All that was typed: of a cat that is no longer followed, only these words can be copied. */
const contentWords = (content: LabContentChange['content']) =>
  [valuesWords(content.values), ...labCircumstances({ laboratory: null, ...content }), content.note]
    .filter(Boolean)
    .join(' · ')

export const labs: PendingNoun<LabChange['kind']> = {
  kinds: {
    labResult: {
      request(change) {
        const input: useAddLabResultMutation$variables['input'] = confirmed(change)
        return { params: addLabResult.params, variables: { input, shown: false } }
      },
      summary: ({ content }) => `Analyses\u00a0: ${contentWords(content)}`,
      deletionQuestion: 'Supprimer ces résultats\u202f? Ils ne seront pas envoyés.',
    },
    correctedLabResult: {
      request(change) {
        const input: useUpdateLabResultMutation$variables['input'] = confirmed(change)
        return { params: updateLabResult.params, variables: { input, shown: false } }
      },
      summary: ({ content }) => `Analyses corrigées\u00a0: ${contentWords(content)}`,
      deletionQuestion: 'Supprimer cette correction\u202f? Les résultats restent comme avant.',
    },
    deletedLabResult: {
      request({ animalId, uuid }) {
        const input: useDeleteLabResultMutation$variables['input'] = {
          animalUuid: animalId,
          uuid,
          acceptUnknown: true,
        }
        return { params: deleteLabResult.params, variables: { input, shown: false } }
      },
      summary: ({ content }) => `Analyses supprimées\u00a0: ${valuesWords(content.values)}`,
      deletionQuestion:
        'Supprimer cette demande de suppression\u202f? Les résultats restent notés.',
    },
  },
  writePending,
}

/**
 * Shows pending results, corrections and deletions in the cat's lists, and the stage and the remarks
 * that they give.
 */
function writePending(context: PendingContext): void {
  const { store, animal } = context
  const storedResults = animal.getLinkedRecords(allLabResults.name)
  const pending = changesOf(context, 'labResult', 'correctedLabResult', 'deletedLabResult')
  if (!storedResults || pending.length === 0) return
  // A screen that only counts the results has read nothing else of them (CareFeatures.tsx).
  if (storedResults.some((result) => result.getValue('day') === undefined)) return
  const shownResults = mergePendingResults(store, storedResults, pending)
  animal.setLinkedRecords(shownResults, allLabResults.name)
  const { name, args } = newestLabResults
  if (animal.getLinkedRecords(name, args))
    animal.setLinkedRecords(shownResults.slice(0, args.first), name, args)
  const [results, today] = [shownResults.map(resultIn), animal.getValue('today') as string]
  const indicated = indication(results, today)
  animal
    .getLinkedRecord('iris')
    ?.setValue(indicated.stage, 'stage')
    .setValue(indicated.because, 'because')
    .setValue(indicationWords(indicated), 'message')
  const remarksNow = animal.getValue('inMemorySince') ? [] : remarksOf(results, today)
  const remarks = remarksNow.map((remark) => ({
    rule: remark.rule,
    quantity: remark.newest.quantity,
    value: remark.newest.value,
    unit: remark.newest.unit,
    forToday: isForToday(remark),
    fact: remarkFact(remark),
    message: remarkWords(remark),
  }))
  writeField(store, animal, 'labRemarks', remarks)
}

function mergePendingResults(
  store: RecordSourceProxy,
  records: readonly RecordProxy[],
  pending: readonly LabChange[],
): RecordProxy[] {
  const find = (kind: LabChange['kind'], result: RecordProxy) =>
    pending.findLast((one) => one.kind === kind && one.uuid === result.getValue('uuid'))
  const added = pending.filter(
    (one) =>
      one.kind === 'labResult' && records.every((result) => result.getValue('uuid') !== one.uuid),
  )
  const results = [...added.toReversed().map((one) => recordOf(store, one)), ...records]
    .filter((result) => !find('deletedLabResult', result))
    .map((result) => {
      const correction = find('correctedLabResult', result)
      return correction ? recordOf(store, correction) : result
    })
  // Sorting is stable: of one day, pending results are the later ones.
  return results.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
}

const dayOf = (result: RecordProxy) => result.getValue('day') as string

const noRange = { rangeFrom: null, rangeTo: null }

function recordOf(store: RecordSourceProxy, { kind, uuid, content }: LabChange): RecordProxy {
  const id = pendingId(kind, uuid)
  const record = store.get(id) ?? store.create(id, 'LabResult')
  for (const [name, value] of Object.entries({
    id,
    uuid,
    laboratory: null,
    note: null,
    ...content,
    values: content.values.map((value) => ({ ...noRange, ...value })),
  }))
    writeField(store, record, name, value)
  return record
}

function resultIn(result: RecordProxy): StagedResult {
  const values = result.getLinkedRecords('values') ?? []
  const valueIn = (value: RecordProxy) =>
    Object.fromEntries(
      ['quantity', 'value', 'unit'].map((name) => [name, value.getValue(name)]),
    ) as unknown as LabValue
  return {
    day: dayOf(result),
    values: values.map(valueIn),
    hydrated: (result.getValue('hydrated') ?? 'unknown') as KnownOrNot,
  }
}
