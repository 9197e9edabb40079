import Pill from 'lucide-react/icons/pill'
import { graphql, useFragment } from 'react-relay'
import type { OpenCareNotice_animal$key } from '../../__generated__/OpenCareNotice_animal.graphql'
import { useLocation } from '../../base/router/hooks'
import { LinkButton } from '../../base/ui/Button'

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
  const { state } = useLocation()
  // The questionnaire writes the cat's day to the history's state.
  const confirmed = (state as { confirmed?: string } | null)?.confirmed === today
  if (!confirmed || !careToday || careToday.noted >= careToday.planned) return null
  return (
    <LinkButton variant="secondary" block icon={<Pill size={20} />} to={`/care/${uuid}`}>
      Soins du jour&nbsp;: {careToday.noted} sur {careToday.planned}
    </LinkButton>
  )
}
