import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Memory_animal$key } from '../../__generated__/Memory_animal.graphql'
import { Button, LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useHiddenBanners } from '../../base/ui/useHiddenBanners'
import { deceasedWords } from '../../record/cat/deceasedWords'
import { useReopenAnimal } from './useReopenAnimal'
import * as styles from './EndRecord.css'

const DeathDialog = deferredDialog(async () => (await import('./DeathDialog')).DeathDialog)

/**
 * Shows a cat in memory: its record, the day, and the button that reopens it (product/cats 5.4).
 */
export function Memory({ animal }: { animal: Memory_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment Memory_animal on Animal {
        uuid
        name
        diedOn
        ...DeathDialog_animal
      }
    `,
    animal,
  )
  const [isOpen, setOpen] = useState(false)
  useHiddenBanners(true)
  const [reopenAnimal, isPending] = useReopenAnimal()
  return (
    <Card as="section" className={styles.memory} aria-label="En mémoire">
      <p>{deceasedWords(cat)} Son carnet reste ici, avec tout ce que vous avez noté.</p>
      <div className={styles.actions}>
        <LinkButton variant="secondary" to={`/analysis/${cat.uuid}`}>
          Relire son carnet
        </LinkButton>
        <NeedsNetwork actionName="Changer cette étape">
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {cat.diedOn === null ? 'Noter le jour' : 'Changer le jour'}
          </Button>
          <Button variant="quiet" isPending={isPending} onClick={() => reopenAnimal(cat.uuid)}>
            Rouvrir le carnet
          </Button>
        </NeedsNetwork>
      </div>
      {isOpen && <DeathDialog animal={cat} onClose={() => setOpen(false)} />}
    </Card>
  )
}
