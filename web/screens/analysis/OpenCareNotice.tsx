import Pill from 'lucide-react/icons/pill'
import { graphql, useFragment } from 'react-relay'
import type { OpenCareNotice_animal$key } from '../../__generated__/OpenCareNotice_animal.graphql'
import { LinkButton } from '../../base/ui/Button'
import { useConfirmedDay } from './useConfirmedDay'

/** Links to today's open doses in one line, after the questionnaire (product/care 5.1). */
export function OpenCareNotice({
  uuid,
  animal,
}: {
  uuid: string
  animal: OpenCareNotice_animal$key
}) {
  const { today, careToday } = useFragment(
    graphql`
      fragment OpenCareNotice_animal on Animal {
        today
        careToday {
          planned
          noted
        }
      }
    `,
    animal,
  )
  const isConfirmed = useConfirmedDay() === today
  if (!isConfirmed || !careToday || careToday.noted >= careToday.planned) return null
  return (
    <LinkButton variant="secondary" block icon={<Pill size={20} />} to={`/care/${uuid}`}>
      Soins du jour&nbsp;: {careToday.noted} sur {careToday.planned}
    </LinkButton>
  )
}
