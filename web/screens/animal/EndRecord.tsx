import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EndRecord_animal$key } from '../../__generated__/EndRecord_animal.graphql'
import { useNavigateFromPage } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import * as styles from './EndRecord.css'

const DeathDialog = deferredDialog(async () => (await import('./DeathDialog')).DeathDialog)
const DeleteCatDialog = deferredDialog(
  async () => (await import('../../record/cat/DeleteCatDialog')).DeleteCatDialog,
)

/** Ends a record. The cat's death is offered first, and its deletion last (product/cats 5.1). */
export function EndRecord({ animal }: { animal: EndRecord_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment EndRecord_animal on Animal {
        name
        inMemorySince
        ...DeathDialog_animal
        ...DeleteCatDialog_animal
      }
    `,
    animal,
  )
  const navigate = useNavigateFromPage()
  const [dialog, setDialog] = useState<'death' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className={styles.root}>
      {cat.inMemorySince === null && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDialog('death')}>
          {cat.name} nous a quittés
        </Button>
      )}
      <Button
        variant="quiet"
        className={styles.remove}
        aria-haspopup="dialog"
        onClick={() => setDialog('delete')}
      >
        Supprimer {cat.name}
      </Button>
      {dialog === 'death' && <DeathDialog animal={cat} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteCatDialog animal={cat} onDeleted={() => void navigate('/home')} onClose={close} />
      )}
    </div>
  )
}
