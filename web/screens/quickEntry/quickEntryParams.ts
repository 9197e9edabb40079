import { isDay } from '#shared/time'
import type { Params } from '../../router/path'
import type { LoadArgs } from '../../router/router'

/** /quick-entry/{animalId}, /quick-entry?animalId=, and either with ?measurementId= (product/entries 5.1). */
export function quickEntryParams(params: Params, search: URLSearchParams) {
  return {
    animalId: params['animalId'] ?? search.get('animalId'),
    measurementId: search.get('measurementId'),
    /** A day without an entry to answer for (product/entries 6.2). */
    day: isDay(search.get('jour') ?? '') ? search.get('jour') : null,
    /** What is added to an entry in place of the questionnaire (product/entries 6.1). */
    addition: additions.find((name) => name === search.get('ajout')) ?? null,
  }
}

const additions = ['vomissement', 'selles', 'perfusion', 'note'] as const
export type Addition = (typeof additions)[number]

export function quickEntryVariables({ params, search }: LoadArgs) {
  const { animalId, measurementId } = quickEntryParams(params, search)
  return { picked: animalId !== null, animalUuid: animalId ?? '', measurementUuid: measurementId }
}
