import Siren from 'lucide-react/icons/siren'
import { LinkButton } from '../../base/ui/Button'

/**
 * Lists signs that need a vet at once, whatever the tiles show: one tap from each red and amber
 * sign (product/watches 5.1).
 */
export function UrgentSigns({ className }: { className?: string }) {
  return (
    <LinkButton variant="quiet" className={className} icon={<Siren size={20} />} to="/urgences">
      Signes d’urgence
    </LinkButton>
  )
}
