import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import { hasRight } from '#shared/circle/rights'
import type { VetNumber_animal$key } from '../../__generated__/VetNumber_animal.graphql'
import { CallVetButton } from './CallVetButton'
import { DeferredVetNumberForm } from './DeferredVetNumberForm'
import * as styles from './VetNumber.css'

/**
 * Shows one tap to call a cat's vet, or one field to add the number. `isCatKnown`: the context
 * names the cat already.
 */
export function VetNumber({
  animal,
  isCatKnown = false,
}: {
  animal: VetNumber_animal$key
  isCatKnown?: boolean
}) {
  const { uuid, name, vetPhone, role } = useFragment(
    graphql`
      fragment VetNumber_animal on Animal {
        uuid
        name
        vetPhone
        role
      }
    `,
    animal,
  )
  if (!vetPhone && !hasRight(role, 'changeProfile')) return null
  if (!vetPhone) return <DeferredVetNumberForm uuid={uuid} name={name} />
  return (
    <CallVetButton className={styles.call} phone={vetPhone}>
      {isCatKnown ? 'Appeler mon vétérinaire' : `Appeler le vétérinaire ${elide('de', name)}`}
    </CallVetButton>
  )
}
