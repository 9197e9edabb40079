import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { ReceivedScreenQuery } from '../../__generated__/ReceivedScreenQuery.graphql'
import type { ReceivedItem } from '../../base/device/receivedItem'
import { deleteReceived } from '../../base/device/receivedItems'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { useNavigate, useSearchParams } from '../../base/router/hooks'
import { Navigate } from '../../base/router/Link'
import { Button, LinkButton } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { EmptyState } from '../../base/ui/EmptyState'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { PageHeader } from '../../base/ui/PageHeader'
import { useReceivedItems } from '../../session/useReceivedItems'
import { ReceivedPdf } from './ReceivedPdf'
import { ReceivedPhoto } from './ReceivedPhoto'
import { ReceivedText } from './ReceivedText'
import * as styles from './ReceivedScreen.css'

/** /recevoir: the uses of a file or text that another app has shared (product/launches 2). */
export function ReceivedScreen() {
  const query = usePreloadedRoute<ReceivedScreenQuery>()
  return (
    <LoadingBoundary>
      <title>Reçu d’une autre application · NéphroChat</title>
      <ReceivedContent query={query} />
    </LoadingBoundary>
  )
}

function ReceivedContent({ query }: { query: PreloadedQuery<ReceivedScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ReceivedScreenQuery>(
    graphql`
      query ReceivedScreenQuery @preloadable {
        viewer {
          animals(first: 100) {
            edges {
              node {
                uuid
                name
                role
                inMemorySince
                ...CatPhoto_record
              }
            }
          }
        }
      }
    `,
    query,
  )
  const search = useSearchParams()
  const id = search.get('id')
  const items = useReceivedItems(id)
  const navigate = useNavigate()
  if (!viewer || !items) return null
  const problem = search.get('problem')
  const item = id === null ? items[0] : items.find((one) => one.id === id)
  if (!item || problem !== null) return <NothingReceived problem={problem} />
  if (item.problem === null && (item.kind === 'copy' || item.kind === 'weighings'))
    return <Navigate to={`/import?received=${item.id}`} replace />

  const cats = viewer.animals.edges
    .map(({ node }) => node)
    .filter(({ inMemorySince }) => inMemorySince === null)
  const ownCats = cats.filter(({ role }) => hasRight(role, 'changeProfile'))
  const isUsable = item.problem === null
  const deleteItem = () => void deleteReceived(item.id)
  return (
    <div className={styles.root}>
      <PageHeader title={titles[item.kind]} back={{ to: '/home', label: 'Accueil' }}>
        {item.name && <p className={styles.name}>{item.name}</p>}
      </PageHeader>
      {isUsable && item.kind === 'photo' && (
        <ReceivedPhoto item={item} cats={ownCats} onDone={deleteItem} />
      )}
      {isUsable && item.kind === 'text' && (
        <ReceivedText text={item.text} cats={cats} onDone={deleteItem} />
      )}
      {item.kind === 'pdf' && <ReceivedPdf cats={ownCats} onDone={deleteItem} />}
      {(!isUsable || item.kind === 'unknown') && <NotUsable problem={item.problem} />}
      <Button
        variant="quiet"
        onClick={() => {
          deleteItem()
          void navigate('/home', { replace: true })
        }}
      >
        {item.file || item.text ? 'Ne pas garder' : 'Retour à l’accueil'}
      </Button>
    </div>
  )
}

const titles: Record<ReceivedItem['kind'], string> = {
  photo: 'Une photo reçue',
  text: 'Un texte reçu',
  pdf: 'Un PDF reçu',
  copy: 'Un fichier reçu',
  weighings: 'Un fichier reçu',
  unknown: 'Un fichier reçu',
}

function NotUsable({ problem }: { problem: string | null }) {
  return (
    <Callout tone="amber" role="alert" title={problem ?? 'NéphroChat ne sait pas lire ce fichier'}>
      <p>
        NéphroChat reçoit une photo (JPG, PNG ou WebP, 5&nbsp;Mo au plus), une copie du compte
        (.json), des pesées (.csv) ou un texte. Rien n’a été gardé de celui-ci.
      </p>
    </Callout>
  )
}

/** `problem` is a code that the worker or the server adds to the address. */
const problems: Record<string, string> = {
  empty: 'Le partage était vide.',
  'not-stored':
    'Cet appareil n’a pas pu garder ce que vous avez partagé. Libérez de la place, puis partagez-le à nouveau.',
  unhandled:
    'NéphroChat n’était pas encore prêt à recevoir un partage sur cet appareil. Attendez un instant, puis partagez à nouveau.',
}

function NothingReceived({ problem }: { problem: string | null }) {
  return (
    <EmptyState
      level={1}
      title={problem === null ? 'Rien n’attend ici' : 'Le partage n’est pas arrivé'}
      action={<LinkButton to="/home">Retour à l’accueil</LinkButton>}
    >
      <p>
        {problems[problem ?? ''] ??
          'Ce qui a été partagé a déjà servi, ou a été effacé de cet appareil après 24\u00a0heures.'}
      </p>
    </EmptyState>
  )
}
