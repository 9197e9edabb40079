import { useOnline } from '../../offline/useOnline'
import { Button } from '../../ui/Button'
import * as styles from './PutAside.css'
import { usePutWatchAside } from './usePutWatchAside'

/** The owner has seen a watch: it stays away for 7 days (product/watches 1.5). */
export function PutAside({ animalUuid, rule }: { animalUuid: string; rule: string }) {
  const [putAside, pending] = usePutWatchAside()
  if (!useOnline()) return <p className={styles.offline}>«&nbsp;Vu, merci&nbsp;» a besoin du réseau.</p>
  return (
    <Button variant="quiet" className={styles.root} pending={pending} onClick={() => putAside({ animalUuid, rule })}>
      Vu, merci
    </Button>
  )
}
