import Phone from 'lucide-react/icons/phone'
import { graphql, useFragment } from 'react-relay'
import type { CallVet_animal$key } from '../../__generated__/CallVet_animal.graphql'
import { LinkButton } from '../../ui/Button'
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
    <LinkButton className={styles.call} size="l" icon={<Phone size={22} />} to={`tel:${vetPhone.replace(/[^+\d]/g, '')}`}>
      Appeler mon vétérinaire
    </LinkButton>
  )
}
