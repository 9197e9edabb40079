import { History, Link2 } from 'lucide-react'
import { LinkButton } from '../../components/Button'

export function JournalLinks({ animalUuid }: { animalUuid: string }) {
  return (
    <>
      <LinkButton variant="quiet" icon={<History size={20} />} to={`/history/${animalUuid}`}>
        Voir plus
      </LinkButton>
      <LinkButton variant="quiet" icon={<Link2 size={20} />} to={`/share-test/${animalUuid}`}>
        Gérer les liens
      </LinkButton>
    </>
  )
}
