import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import { dateInWords } from '#shared/base/time'
import type { InvitationScreenQuery } from '../../__generated__/InvitationScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { AccountPage } from '../../base/ui/AccountPage'
import { Button } from '../../base/ui/Button'
import { DeferredCatPortrait } from '../../base/ui/drawings/DeferredCatPortrait'
import { DeferredLostCat } from '../../base/ui/drawings/failureDrawings'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useAcceptInvitation } from './useAcceptInvitation'

/**
 * /invitation/:token: shows the cat and a button, since programs open links too
 * (product/circle 3.3).
 */
export function InvitationScreen() {
  const query = usePreloadedRoute<InvitationScreenQuery>()
  return (
    <LoadingBoundary>
      <InvitationContent query={query} />
    </LoadingBoundary>
  )
}

const home = [{ to: '/home', label: 'Aller à l’accueil' }]

function InvitationContent({ query }: { query: PreloadedQuery<InvitationScreenQuery> }) {
  const { viewer } = usePreloadedQuery<InvitationScreenQuery>(
    graphql`
      query InvitationScreenQuery($token: String!) @preloadable {
        viewer {
          invitation(token: $token) {
            catName
            ownerName
            role
            lastDay
            isOwn
          }
        }
      }
    `,
    query,
  )
  const [accept, isPending] = useAcceptInvitation()
  const offer = viewer?.invitation
  if (!offer) {
    return (
      <AccountPage
        drawing={<DeferredLostCat />}
        title="Invitation introuvable"
        lead={
          'Cette invitation n’existe pas, a expiré ou a déjà servi. ' +
          'Demandez-en une autre à la personne qui vous invite.'
        }
        links={home}
      />
    )
  }
  const { catName, ownerName, role, lastDay, isOwn } = offer
  if (isOwn)
    return (
      <AccountPage
        drawing={<DeferredCatPortrait />}
        title="C’est votre chat"
        lead={`Ce lien invite une autre personne à suivre ${catName} avec vous. Envoyez-le-lui.`}
        links={home}
      />
    )
  const until = role === 'sitter' && lastDay ? ` jusqu’au ${dateInWords(lastDay)} inclus` : ''
  return (
    <AccountPage
      title={`Suivre ${catName}`}
      lead={`${ownerName} vous invite à suivre ${catName}${until}.`}
      links={[{ to: '/home', label: 'Pas maintenant' }]}
    >
      <p>
        Vous verrez tout le carnet {elide('de', catName)}, répondrez au questionnaire, noterez les
        pesées et les soins. {ownerName} verra votre prénom à côté de ce que vous notez. Vous
        pourrez quitter ce cercle à tout moment.
      </p>
      <NeedsNetwork actionName="Une invitation">
        <Button
          size="l"
          block
          isPending={isPending}
          pendingLabel="Un instant..."
          onClick={() => accept(query.variables.token)}
        >
          Accepter l’invitation
        </Button>
      </NeedsNetwork>
    </AccountPage>
  )
}
