import { useState } from 'react'
import { isLossRule } from '#shared/health/rules/lossRules'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import type { NamedCat } from '../../record/pending/useQueuedSave'
import type { ShownWatch } from '../../record/status/AlertList'
import { usePutWatchAside } from './usePutWatchAside'
import * as styles from './PutAsideButton.css'

const SeenByVetDialog = deferredDialog(
  async () => (await import('./SeenByVetDialog')).SeenByVetDialog,
)

/** Offers to put a watch aside after the owner has read it (product/watches 1.5, 3.5). */
export function PutAsideButton({ animal, watch }: { animal: NamedCat; watch: ShownWatch }) {
  const [putAside, isPending] = usePutWatchAside(animal)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        ref={moveFocusBeside}
        variant="quiet"
        className={styles.root}
        isPending={isPending}
        onClick={() => void putAside(watch)}
      >
        Vu, merci
      </Button>
      {isLossRule(watch.rule) && (
        <Button variant="quiet" className={styles.root} onClick={() => setIsOpen(true)}>
          Vu avec le vétérinaire
        </Button>
      )}
      {isOpen && (
        <SeenByVetDialog
          animalUuid={animal.uuid}
          rule={watch.rule}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
