import type { LoaderFunctionArgs } from 'react-router'

/** /quick-entry/{animalId}, /quick-entry?animalId=, and either with ?measurementId= (spec 2 §2). */
export function quickEntryParams(params: { animalId?: string }, search: URLSearchParams) {
  return { animalId: params.animalId ?? search.get('animalId'), measurementId: search.get('measurementId') }
}

export function quickEntryVariables({ params, request }: LoaderFunctionArgs) {
  const { animalId, measurementId } = quickEntryParams(params, new URL(request.url).searchParams)
  return { picked: animalId !== null, animalUuid: animalId ?? '', measurementUuid: measurementId }
}
