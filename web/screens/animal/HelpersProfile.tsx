import { graphql, useFragment } from 'react-relay'
import { dateInWords } from '#shared/base/time'
import type { HelpersProfile_animal$key } from '../../__generated__/HelpersProfile_animal.graphql'
import { Card } from '../../base/ui/Card'
import { ageLabel } from '../../record/cat/ageLabel'
import { VetNumber } from '../../record/cat/VetNumber'
import { CatPhoto } from '../../record/photo/CatPhoto'
import { breaking } from '../../base/styles/text.css'
import * as styles from './AnimalScreen.css'

/** Shows the cat's profile to helpers (product/circle 2.2). */
export function HelpersProfile({ animal }: { animal: HelpersProfile_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment HelpersProfile_animal on Animal {
        breed
        age
        birthDate
        ownerName
        inMemorySince
        ...CatPhoto_record
        ...VetNumber_animal
      }
    `,
    animal,
  )
  return (
    <div className={styles.columns}>
      <div className={styles.photo}>
        <CatPhoto record={cat} />
      </div>
      <Card as="section" className={styles.card} aria-label="Fiche">
        <p className={breaking}>
          {[
            cat.breed,
            cat.age !== null && ageLabel(cat.age),
            cat.birthDate && `naissance\u00a0: ${dateInWords(cat.birthDate)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className={breaking}>
          {cat.inMemorySince === null
            ? `${cat.ownerName} tient cette fiche\u00a0: vous pouvez répondre, peser et noter les soins.`
            : `${cat.ownerName} tient cette fiche. Le carnet est refermé, vous pouvez le relire.`}
        </p>
        <VetNumber animal={cat} />
      </Card>
    </div>
  )
}
