import { Button } from '../../base/ui/Button'
import type { Watch } from '../../record/status/AlertList'
import type { NamedCat } from '../../record/waiting/useQueuedSave'
import { usePutWatchAside } from './usePutWatchAside'
import * as styles from './PutAside.css'

/** Puts a watch aside for 7 days after the owner has read it (product/watches 1.5). */
export function PutAside({ animal, watch }: { animal: NamedCat; watch: Watch }) {
  const [putAside, pending] = usePutWatchAside(animal)
  return (
    <Button
      variant="quiet"
      className={styles.root}
      pending={pending}
      onClick={() => void putAside(watch)}
    >
      Vu, merci
    </Button>
  )
}
