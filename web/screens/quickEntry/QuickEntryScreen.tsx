import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { QuickEntryScreenQuery } from '../../__generated__/QuickEntryScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { useParams, useSearchParams } from '../../base/router/hooks'
import { deferred } from '../../base/ui/deferred'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { ClosedRecord } from '../../record/cat/ClosedRecord'
import { entryParams } from './entryParams'
import { Questionnaire } from './Questionnaire'
import { quickEntryParams } from './quickEntryParams'
import { QuickEntrySkeleton } from './QuickEntrySkeleton'

const ChooseCat = deferred(
  async () => (await import('../../record/cats/ChooseCat')).ChooseCat,
  <QuickEntrySkeleton />,
)

/** /quick-entry (product/entries 5.1). */
export function QuickEntryScreen() {
  const query = usePreloadedRoute<QuickEntryScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<QuickEntrySkeleton />}>
      <QuickEntryContent query={query} />
    </QueryBoundary>
  )
}

function QuickEntryContent({ query }: { query: PreloadedQuery<QuickEntryScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<QuickEntryScreenQuery>(
    graphql`
      query QuickEntryScreenQuery($picked: Boolean!, $animalUuid: ID!, $measurementUuid: ID)
      @preloadable {
        viewer {
          ...ChooseCat_viewer @alias @skip(if: $picked)
          ...Questionnaire_viewer
        }
        animal(uuid: $animalUuid) @include(if: $picked) {
          uuid
          name
          today
          inMemorySince
          ownerName
          ...useQuestionnaireCat_animal @arguments(measurementUuid: $measurementUuid)
        }
      }
    `,
    query,
  )
  const params = useParams()
  const search = useSearchParams()
  const [keptKey, setKeptKey] = useState<string | null>(null)
  const { animalId, measurementId } = quickEntryParams(params, search)
  // `viewer` is `null` if the session ends during the request: the frame shows the next page.
  if (!viewer) return <QuickEntrySkeleton />
  if (animalId === null || viewer.ChooseCat_viewer)
    return (
      <ChooseCat
        viewer={viewer.ChooseCat_viewer!}
        title="Aucun animal sélectionné"
        question={'Pour quel chat répondez-vous\u202f?'}
        pathOf={(uuid) => `/quick-entry/${uuid}`}
      />
    )
  if (!animal) return <AnimalNotFound requestedId={animalId} />
  if (animal.inMemorySince !== null) return <ClosedRecord animal={animal} />
  // A phone may be open overnight: a new day starts a new questionnaire, unless the address names
  // an entry.
  const { addition, forgotten } = entryParams(search, animal.today)
  const ownKey = `${animal.uuid} ${measurementId ?? forgotten ?? animal.today}`
  const entryKey = keptKey?.startsWith(animal.uuid) ? keptKey : ownKey
  return (
    <Questionnaire
      key={entryKey}
      viewer={viewer}
      animal={animal}
      requestedId={measurementId}
      forgottenDay={forgotten}
      addition={addition}
      keepForm={(isKept) => setKeptKey(isKept ? entryKey : null)}
    />
  )
}
