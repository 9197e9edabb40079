import { elide } from '#shared/base/elision'
import { LinkButton } from '../../base/ui/Button'
import { EmptyState } from '../../base/ui/EmptyState'

/** Is shown instead of a form about a cat in memory (product/cats 5.1). */
export function ClosedRecord({
  animal: { uuid, name },
}: {
  animal: { uuid: string; name: string }
}) {
  return (
    <EmptyState
      level={1}
      title={`En mémoire ${elide('de', name)}`}
      action={<LinkButton to={`/analysis/${uuid}`}>Relire son carnet</LinkButton>}
    >
      <p>Son carnet est refermé. Vous pouvez le rouvrir depuis son profil.</p>
    </EmptyState>
  )
}
