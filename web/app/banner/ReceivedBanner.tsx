import { useState } from 'react'
import { deleteReceived } from '../../base/device/receivedItems'
import { LinkButton } from '../../base/ui/Button'
import { useReceivedItems } from '../../session/useReceivedItems'
import { Banner } from './Banner'
import { useIsHome } from './useIsHome'

/** Offers on home the newest received item that has not been used (product/launches 2.5). */
export function ReceivedBanner() {
  return useIsHome() && <ReceivedItemBanner />
}

function ReceivedItemBanner() {
  const items = useReceivedItems(null)
  const [dismissed, setDismissed] = useState<string[]>([])
  const item = items?.find(({ id }) => !dismissed.includes(id))
  if (!item) return null
  return (
    <Banner
      title="Un partage vous attend"
      text={item.name || 'Un texte reçu d’une autre application'}
      onDismiss={() => {
        setDismissed((before) => [...before, item.id])
        void deleteReceived(item.id)
      }}
      actions={
        <LinkButton variant="secondary" to={`/recevoir?id=${item.id}`}>
          Choisir
        </LinkButton>
      }
    />
  )
}
