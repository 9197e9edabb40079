import Link2 from 'lucide-react/icons/link-2'
import { LinkButton } from '../../ui/Button'
import * as styles from './ManageLinks.css'

export function ManageLinks({ animalUuid }: { animalUuid: string }) {
  return (
    <LinkButton className={styles.root} variant="quiet" icon={<Link2 size={20} />} to={`/share-test/${animalUuid}`}>
      Gérer les liens
    </LinkButton>
  )
}
