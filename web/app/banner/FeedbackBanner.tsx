import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import { useState } from 'react'
import { usePublicConfig } from '../../base/publicConfig'
import { LinkButton } from '../../base/ui/Button'
import { Banner } from './Banner'
import { useFeedbackIsDue } from './useFeedbackIsDue'
import { useIsHome } from './useIsHome'

const key = 'feedback-banner-dismissed'

/**
 * Invites regular users to give feedback, until they dismiss or follow the invitation
 * (product/pages 3.3).
 */
export function FeedbackBanner() {
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(key) === 'true')
  return isDismissed ? null : <Invitation onDone={done} />

  function done() {
    localStorage.setItem(key, 'true')
    setDismissed(true)
  }
}

function Invitation({ onDone }: { onDone: () => void }) {
  const config = usePublicConfig()
  const isDue = useFeedbackIsDue()
  // On other screens, the banner would cover what the user reads or types.
  const isHome = useIsHome()
  if (!config || !isDue || !isHome) return null
  return (
    <Banner
      title="Votre avis compte"
      text="Ce qui vous aide, ce qui manque&nbsp;: deux minutes suffisent pour le dire."
      onDismiss={onDone}
      actions={
        <LinkButton
          variant="secondary"
          icon={<MessageSquareHeart size={22} />}
          to={config.feedbackUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDone}
        >
          Ouvrir le formulaire
        </LinkButton>
      }
    />
  )
}
