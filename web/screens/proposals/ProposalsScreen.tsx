import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { ProposalsScreenQuery } from '../../__generated__/ProposalsScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { CatLink } from '../../record/cat/CatLink'
import { Proposals } from './Proposals'
import * as styles from './ProposalsScreen.css'

/**
 * /proposals/:animalId: lists the vets' proposals and the owner's decisions (product/sharing 7.4).
 */
export function ProposalsScreen() {
  const query = usePreloadedRoute<ProposalsScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<Skeleton shape="card" />}>
      <ProposalsContent key={query.variables['uuid']} query={query} />
    </QueryBoundary>
  )
}

function ProposalsContent({ query }: { query: PreloadedQuery<ProposalsScreenQuery> }) {
  const { animal } = usePreloadedQuery<ProposalsScreenQuery>(
    graphql`
      query ProposalsScreenQuery($uuid: ID!) @preloadable {
        animal(uuid: $uuid) {
          uuid
          name
          ...Proposals_animal
        }
      }
    `,
    query,
  )
  if (!animal) return <AnimalNotFound />
  const { uuid, name } = animal
  return (
    <div className={styles.root}>
      <title>{`Consignes du vétérinaire pour ${name} · NéphroChat`}</title>
      <PageHeader
        title="Consignes du vétérinaire"
        back={{ to: `/share/${uuid}`, label: 'Partage' }}
      >
        <p>
          Ce qui est proposé pour le suivi <CatLink cat={animal} word="de" />
        </p>
      </PageHeader>
      <NeedsNetwork actionName="Votre décision" />
      <Proposals animal={animal} />
    </div>
  )
}
