import Pill from 'lucide-react/icons/pill'
import { graphql, useFragment } from 'react-relay'
import type { OpenCare_animal$key } from '../../__generated__/OpenCare_animal.graphql'
import { LinkButton } from '../../base/ui/Button'

/** Links to today's open doses in one line, after the questionnaire (product/care 5.1). */
export function OpenCare({ uuid, animal }: { uuid: string; animal: OpenCare_animal$key }) {
  const { careToday } = useFragment(
    graphql`
      fragment OpenCare_animal on Animal {
        careToday {
          planned
          noted
        }
      }
    `,
    animal,
  )
  if (!careToday || careToday.noted >= careToday.planned) return null
  return (
    <LinkButton variant="secondary" block icon={<Pill size={20} />} to={`/care/${uuid}`}>
      Soins du jour&nbsp;: {careToday.noted} sur {careToday.planned}
    </LinkButton>
  )
}
