import { elide } from '#shared/base/elision'
import { LinkButton } from '../../base/ui/Button'
import { EmptyState } from '../../base/ui/EmptyState'

interface ClosedCat {
  uuid: string
  name: string
  /** `null` if the viewer owns the cat: only the owner can reopen its record (product/circle 2.2). */
  ownerName: string | null | undefined
}

/** Is shown instead of a form about a cat in memory (product/cats 5.1). */
export function ClosedRecord({ animal: { uuid, name, ownerName } }: { animal: ClosedCat }) {
  return (
    <EmptyState
      level={1}
      title={`En mémoire ${elide('de', name)}`}
      action={<LinkButton to={`/analysis/${uuid}`}>Relire son carnet</LinkButton>}
    >
      <p>
        Son carnet est refermé.{' '}
        {ownerName == null
          ? 'Vous pouvez le rouvrir depuis son profil.'
          : `${ownerName} peut le rouvrir.`}
      </p>
    </EmptyState>
  )
}
