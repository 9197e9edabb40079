import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { ShareFeatures_animal$key } from '../../__generated__/ShareFeatures_animal.graphql'
import type { ShareFeatures_viewer$key } from '../../__generated__/ShareFeatures_viewer.graphql'
import { LinkButton } from '../../base/ui/Button'
import { FeatureLinks } from '../../record/features/FeatureLinks'

/** Leads to the links, the circle, the vet's proposals and the tools (product/pages 3.11). */
export function ShareFeatures({
  animal,
  viewer,
}: {
  animal: ShareFeatures_animal$key
  viewer: ShareFeatures_viewer$key
}) {
  const { uuid, name, circle, invitations } = useFragment(
    graphql`
      fragment ShareFeatures_animal on Animal {
        uuid
        name
        circle {
          uuid
        }
        invitations {
          uuid
        }
      }
    `,
    animal,
  )
  const { personalAccessTokens } = useFragment(
    graphql`
      fragment ShareFeatures_viewer on Viewer {
        personalAccessTokens {
          uuid
        }
      }
    `,
    viewer,
  )
  const toCircle = {
    to: `/circle/${uuid}`,
    label: 'Le cercle',
    question: `Quelqu’un d’autre s’occupe ${elide('de', name)}\u202f?`,
    hint: 'Invitez cette personne dans le cercle\u00a0: vous notez à plusieurs dans le même carnet.',
    isUsed: circle.length + invitations.length > 0,
  }
  const tools = {
    to: '/settings/tools',
    label: 'Accès pour vos outils',
    question: 'Une balance ou une litière connectée\u202f?',
    hint: 'Donnez-lui un accès\u00a0: elle note à votre place.',
    isUsed: personalAccessTokens.length > 0,
  }
  return (
    <FeatureLinks features={[toCircle, tools]}>
      <LinkButton variant="secondary" to={`/share-test/${uuid}`}>
        Gérer les liens
      </LinkButton>
      <LinkButton variant="secondary" to={`/proposals/${uuid}`}>
        Consignes du vétérinaire
      </LinkButton>
    </FeatureLinks>
  )
}
