import Nfc from 'lucide-react/icons/nfc'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button } from '../../base/ui/Button'

/** Copies the address that opens this treatment's doses, for a tag or an automation (product/launches 1.5). */
export function CopyAddress({ treatmentUuid }: { treatmentUuid: string }) {
  const address = `${window.location.origin}/noter/dose/${treatmentUuid}`
  return (
    <Button
      variant="quiet"
      icon={<Nfc size={20} />}
      onClick={() => void copyLink(address, 'address')}
    >
      Copier l’adresse pour une étiquette NFC
    </Button>
  )
}
