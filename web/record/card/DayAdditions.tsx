import { graphql, useFragment } from 'react-relay'
import type { DayAdditions_animal$key } from '../../__generated__/DayAdditions_animal.graphql'
import { LinkButton } from '../../base/ui/Button'
import { WeighButton } from '../weight/WeighButton'
import * as styles from './DayAdditions.css'

const additions = [
  { what: 'vomissement', label: '+1 vomissement' },
  { what: 'selles', label: 'Selles' },
  { what: 'perfusion', label: 'Perfusion' },
  { what: 'note', label: 'Note' },
] as const

/**
 * Offers additions to an answered day, of two taps each (product/entries 6.1). `entry` is the
 * address at which today's entry is edited.
 */
export function DayAdditions({
  animal,
  entry,
}: {
  animal: DayAdditions_animal$key
  entry: string
}) {
  const cat = useFragment(
    graphql`
      fragment DayAdditions_animal on Animal {
        ...WeighButton_animal
      }
    `,
    animal,
  )
  return (
    <div className={styles.root} role="group" aria-label="Ajouter à aujourd’hui">
      <p className={styles.label}>Ajouter à aujourd’hui</p>
      {additions.map(({ what, label }) => (
        <LinkButton key={what} variant="secondary" to={`${entry}&ajout=${what}`}>
          {label}
        </LinkButton>
      ))}
      <WeighButton animal={cat}>Pesée</WeighButton>
    </div>
  )
}
