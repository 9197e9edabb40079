import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { CareFeatures_animal$key } from '../../__generated__/CareFeatures_animal.graphql'
import { FeatureLinks } from '../../record/features/FeatureLinks'

/** Leads to the results and the reminders (product/pages 3.11). */
export function CareFeatures({ animal }: { animal: CareFeatures_animal$key }) {
  const { uuid, name, role, inMemorySince, labResults, reminders } = useFragment(
    graphql`
      fragment CareFeatures_animal on Animal {
        uuid
        name
        role
        inMemorySince
        labResults {
          uuid
        }
        reminders {
          byMail
        }
      }
    `,
    animal,
  )
  const labs = {
    to: `/labs/${uuid}`,
    label: 'Voir les analyses',
    question: `${name} a eu une prise de sang\u202f?`,
    hint: 'Recopiez les résultats\u00a0: vous verrez ce qui monte et ce qui baisse.',
    isUsed: labResults.length > 0 || inMemorySince !== null || !hasRight(role, 'changeLabs'),
  }
  const toReminders = {
    to: `/reminders/${uuid}`,
    label: 'Rappels',
    question: 'Un rappel vous aiderait\u202f?',
    hint: 'Pour les questions du jour, une prise ou la pesée, à l’heure que vous choisissez.',
    isUsed: reminders !== null,
  }
  return <FeatureLinks features={inMemorySince === null ? [labs, toReminders] : [labs]} />
}
