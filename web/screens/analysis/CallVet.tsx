import { graphql, useFragment } from 'react-relay'
import type { CallVet_animal$key } from '../../__generated__/CallVet_animal.graphql'
import { CallVetButton } from '../../record/CallVetButton'
import * as styles from './AnalysisScreen.css'

/** Under a red alert, where the owner entered a number (product/pages 5.2). */
export function CallVet({ animal }: { animal: CallVet_animal$key }) {
  const { vetPhone } = useFragment(
    graphql`
      fragment CallVet_animal on Animal {
        vetPhone
      }
    `,
    animal,
  )
  if (!vetPhone) return null
  return (
    <CallVetButton className={styles.call} phone={vetPhone}>
      Appeler mon vétérinaire
    </CallVetButton>
  )
}
