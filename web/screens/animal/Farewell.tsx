import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Farewell_animal$key } from '../../__generated__/Farewell_animal.graphql'
import { useNavigate } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import * as styles from './Farewell.css'

const FarewellDialog = deferredDialog(async () => (await import('./FarewellDialog')).FarewellDialog)
const DeleteCatDialog = deferredDialog(
  async () => (await import('../../record/cat/DeleteCatDialog')).DeleteCatDialog,
)

/** Ends a record. The cat's death is offered first, and its deletion last (product/cats 5.1). */
export function Farewell({ animal }: { animal: Farewell_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment Farewell_animal on Animal {
        name
        inMemorySince
        ...FarewellDialog_animal
        ...DeleteCatDialog_animal
      }
    `,
    animal,
  )
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'farewell' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className={styles.root}>
      {cat.inMemorySince === null && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDialog('farewell')}>
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
      {dialog === 'farewell' && <FarewellDialog animal={cat} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteCatDialog animal={cat} onDeleted={() => void navigate('/home')} onClose={close} />
      )}
    </div>
  )
}
