import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { AnimalScreenQuery } from '../../__generated__/AnimalScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Link } from '../../base/router/Link'
import { deferred } from '../../base/ui/deferred'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { SexSymbol } from '../../record/cat/SexSymbol'
import { AnimalForm } from './AnimalForm'
import { AnimalSkeleton } from './AnimalSkeleton'
import { ProfilePhoto } from './ProfilePhoto'
import * as styles from './AnimalScreen.css'

const HelpersProfile = deferred(
  async () => (await import('./HelpersProfile')).HelpersProfile,
  <Skeleton shape="card" />,
)
const Memory = deferred(async () => (await import('./Memory')).Memory, <Skeleton shape="tile" />)
const Weights = deferred(async () => (await import('./Weights')).Weights, <Skeleton shape="card" />)
const EndRecord = deferred(async () => (await import('./EndRecord')).EndRecord)

/** /animals/:animalId: who the cat is (product/cats 2.2). */
export function AnimalScreen() {
  const query = usePreloadedRoute<AnimalScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<AnimalSkeleton />}>
      <AnimalContent key={query.variables['uuid']} query={query} />
    </QueryBoundary>
  )
}

function AnimalContent({ query }: { query: PreloadedQuery<AnimalScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<AnimalScreenQuery>(
    graphql`
      query AnimalScreenQuery($uuid: ID!) @preloadable {
        viewer {
          uuid
        }
        animal(uuid: $uuid) {
          uuid
          name
          timeZone
          today
          sex
          role
          inMemorySince
          ...ProfilePhoto_animal
          ...AnimalForm_animal
          ...useWeighings_animal
          ...Memory_animal
          ...EndRecord_animal
          ...HelpersProfile_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  const { uuid, name, sex, today, timeZone } = animal
  const canChangeProfile = hasRight(animal.role, 'changeProfile')
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
      />
      {animal.inMemorySince !== null && canChangeProfile && <Memory animal={animal} />}
      {canChangeProfile ? (
        <div className={styles.columns}>
          <ProfilePhoto animal={animal} />
          <AnimalForm animal={animal} today={today} />
        </div>
      ) : (
        <HelpersProfile animal={animal} />
      )}
      <Weights animal={animal} today={today} timeZone={timeZone} />
      <OtherPages uuid={uuid} isInMemory={animal.inMemorySince !== null} />
      {canChangeProfile && <EndRecord animal={animal} />}
    </div>
  )
}

function OtherPages({ uuid, isInMemory }: { uuid: string; isInMemory: boolean }) {
  const pages = [
    { path: 'care', words: 'Soins' },
    { path: 'labs', words: 'Analyses' },
    { path: 'proposals', words: 'Consignes' },
    ...(isInMemory ? [] : [{ path: 'reminders', words: 'Rappels' }]),
    { path: 'circle', words: 'Cercle' },
  ]
  return (
    <nav aria-label="Autres pages">
      <ul className={styles.pages}>
        {pages.map(({ path, words }) => (
          <li key={path}>
            <Link className={styles.page} to={`/${path}/${uuid}`}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
