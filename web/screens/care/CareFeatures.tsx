import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { CareFeatures_animal$key } from '../../__generated__/CareFeatures_animal.graphql'
import { FeatureLinks } from '../../record/features/FeatureLinks'

/** Leads to the results and the reminders (product/pages 3.11). */
export function CareFeatures({ animal }: { animal: CareFeatures_animal$key }) {
  const { uuid, name, role, inMemorySince, labResults } = useFragment(
    graphql`
      fragment CareFeatures_animal on Animal {
        uuid
        name
        role
        inMemorySince
        labResults {
          uuid
        }
      }
    `,
    animal,
  )
  const labs = {
    to: `/labs/${uuid}`,
    label: 'Voir les analyses',
    question: `${name} a eu une prise de sang\u202f?`,
    hint: 'Recopiez ses analyses\u00a0: vous verrez ce qui monte et ce qui baisse.',
    isUsed: labResults.length > 0 || inMemorySince !== null || !hasRight(role, 'changeLabs'),
  }
  const reminders = {
    to: `/reminders/${uuid}`,
    label: 'Rappels',
    question: 'Des rappels vous aideraient\u202f?',
    hint: 'Pour les questions du jour, une prise ou la pesée, à l’heure que vous choisissez.',
    // Its question is shown until it is followed or put away: the offline record has no reminders.
    isUsed: false,
  }
  return <FeatureLinks features={inMemorySince === null ? [labs, reminders] : [labs]} />
}
