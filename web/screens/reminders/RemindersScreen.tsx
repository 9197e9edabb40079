import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { RemindersScreenQuery } from '../../__generated__/RemindersScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { useParams } from '../../base/router/hooks'
import { Link, Navigate } from '../../base/router/Link'
import { deferred } from '../../base/ui/deferred'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { ReminderForm } from './ReminderForm'
import * as styles from './RemindersScreen.css'

// Few visits of this page need it.
const ClosedRecord = deferred(
  async () => (await import('../../record/cat/ClosedRecord')).ClosedRecord,
)

/**
 * /reminders/:animalId: edits the reminders of a cat and their channels; without an id, those of
 * the first cat (product/reminders 1).
 */
export function RemindersScreen() {
  const query = usePreloadedRoute<RemindersScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<Skeleton shape="curve" />}>
      <RemindersContent query={query} />
    </QueryBoundary>
  )
}

function RemindersContent({ query }: { query: PreloadedQuery<RemindersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<RemindersScreenQuery>(
    graphql`
      query RemindersScreenQuery @preloadable {
        viewer {
          ...ReminderForm_viewer
          animals(first: 100) {
            edges {
              node {
                uuid
                name
                inMemorySince
                ownerName
                ...ReminderForm_animal
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { animalId } = useParams()
  const all = viewer?.animals.edges.map(({ node }) => node) ?? []
  const cats = all.filter(({ inMemorySince }) => inMemorySince === null)
  const cat = animalId === undefined ? cats[0] : all.find(({ uuid }) => uuid === animalId)
  if (viewer && animalId === undefined && !cat) return <Navigate to="/home" replace />
  if (!viewer || !cat) return <AnimalNotFound />
  if (cat.inMemorySince !== null) return <ClosedRecord animal={cat} />
  return (
    <div className={styles.root}>
      <title>{`Rappels pour ${cat.name} · NéphroChat`}</title>
      <PageHeader
        title="Rappels"
        back={
          animalId === undefined
            ? { to: '/settings', label: 'Paramètres' }
            : { to: `/care/${animalId}`, label: 'Soins' }
        }
      >
        <p>Pour {cat.name}</p>
      </PageHeader>
      {cats.length > 1 && (
        <nav aria-label="Vos chats">
          <ul className={styles.cats}>
            {cats.map(({ uuid, name }) => (
              <li key={uuid}>
                <Link
                  className={styles.cat}
                  to={`/reminders/${uuid}`}
                  aria-current={uuid === cat.uuid ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ReminderForm key={cat.uuid} animal={cat} viewer={viewer} />
    </div>
  )
}
