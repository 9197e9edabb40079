import type { Params } from '../../base/router/path'
import type { LoadArgs } from '../../base/router/router'

/**
 * Reads /quick-entry/{animalId}, /quick-entry?animalId=, and either with ?measurementId=
 * (product/entries 5.1). An empty parameter is absent.
 */
export function quickEntryParams(params: Params, search: URLSearchParams) {
  return {
    animalId: params['animalId'] ?? (search.get('animalId') || null),
    measurementId: search.get('measurementId') || null,
  }
}

export function quickEntryVariables({ params, search }: LoadArgs) {
  const { animalId, measurementId } = quickEntryParams(params, search)
  return { picked: animalId !== null, animalUuid: animalId ?? '', measurementUuid: measurementId }
}
