import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfilePhoto_animal$key } from '../../__generated__/ProfilePhoto_animal.graphql'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { CatPhoto } from '../../record/photo/CatPhoto'
import * as styles from './AnimalScreen.css'

const PhotoDialog = deferredDialog(async () => (await import('./PhotoDialog')).PhotoDialog)

export function ProfilePhoto({ animal }: { animal: ProfilePhoto_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment ProfilePhoto_animal on Animal {
        ...CatPhoto_record
        ...PhotoDialog_animal
      }
    `,
    animal,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.photo}>
      <CatPhoto record={cat} />
      <Button
        variant="secondary"
        icon={<Pencil size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Modifier
      </Button>
      {isOpen && <PhotoDialog animal={cat} onClose={() => setOpen(false)} />}
    </div>
  )
}
