import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { AnimalScreenQuery } from '../../__generated__/AnimalScreenQuery.graphql'
import { AnimalNotFound } from '../../record/AnimalNotFound'
import { deferred } from '../../ui/deferred'
import { LinkButton } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { Skeleton } from '../../ui/Skeleton'
import { SexSymbol } from '../../record/SexSymbol'
import { usePreloadedRoute } from '../../relay/usePreloadedRoute'
import { AnimalForm } from './AnimalForm'
import * as styles from './AnimalScreen.css'
import { AnimalSkeleton } from './AnimalSkeleton'
import { Farewell } from './Farewell'
import { ProfilePhoto } from './ProfilePhoto'
import { Weights } from './Weights'

const Memory = deferred(async () => (await import('./Memory')).Memory, <Skeleton shape="tile" />)

/** /animals/:animalId: who the cat is (product/cats 2.2). */
export function AnimalScreen() {
  const query = usePreloadedRoute<AnimalScreenQuery>()
  return (
    <Suspense fallback={<AnimalSkeleton />}>
      <Animal key={query.variables['uuid']} query={query} />
    </Suspense>
  )
}

function Animal({ query }: { query: PreloadedQuery<AnimalScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<AnimalScreenQuery>(
    graphql`
      query AnimalScreenQuery($uuid: ID!) @preloadable {
        viewer {
          timeZone
          today
        }
        animal(uuid: $uuid) {
          uuid
          name
          sex
          inMemorySince
          ...ProfilePhoto_animal
          ...AnimalForm_animal
          ...Weights_animal
          ...Memory_animal
          ...Farewell_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  const { uuid, name, sex } = animal
  const { today, timeZone } = viewer
  return (
    <div className={styles.root}>
      <title>{`${name} · NéphroChat`}</title>
      <PageHeader
        title={
          <>
            {name}
            <SexSymbol sex={sex} />
          </>
        }
        back={{ to: '/home', label: 'Accueil' }}
        actions={
          <>
            <LinkButton variant="secondary" to={`/care/${uuid}`}>
              Soins
            </LinkButton>
            <LinkButton variant="secondary" to={`/labs/${uuid}`}>
              Analyses
            </LinkButton>
          </>
        }
      />
      {animal.inMemorySince !== null && <Memory animal={animal} />}
      <div className={styles.columns}>
        <ProfilePhoto animal={animal} />
        <AnimalForm animal={animal} today={today} />
      </div>
      <Weights animal={animal} today={today} timeZone={timeZone} />
      <Farewell animal={animal} />
    </div>
  )
}
