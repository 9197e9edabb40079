import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import { useState } from 'react'
import { LinkButton } from '../ui/Button'
import { usePublicConfig } from '../publicConfig'
import { Banner } from './Banner'

const key = 'feedback-banner-dismissed'

/** product/pages 3.3. */
export function FeedbackBanner() {
  const config = usePublicConfig()
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key) === 'true')
  if (dismissed || !config) return null

  function dismiss() {
    localStorage.setItem(key, 'true')
    setDismissed(true)
  }

  return (
    <Banner
      place="below"
      title="Votre avis compte"
      text="Ce qui vous aide, ce qui manque&nbsp;: deux minutes suffisent pour le dire."
      onDismiss={dismiss}
      actions={
        <LinkButton
          variant="secondary"
          icon={<MessageSquareHeart size={22} />}
          to={config.feedbackUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={dismiss}
        >
          Ouvrir le formulaire
        </LinkButton>
      }
    />
  )
}
