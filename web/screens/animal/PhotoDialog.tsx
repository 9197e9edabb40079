import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PhotoDialog_animal$key } from '../../__generated__/PhotoDialog_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { toast } from '../../base/ui/toasts/toasts'
import { photoChangedToast, photoNotChangedToast } from '../../record/photo/photoToasts'
import { PhotoUpload } from '../../record/photo/PhotoUpload'
import { PhotoError } from '../../record/photo/usePhotoUpload'
import { useSetAnimalPhoto } from '../../record/photo/useSetAnimalPhoto'
import { useRemovePhoto } from './useRemovePhoto'
import { visuallyHidden } from '../../base/styles/text.css'

/** A chosen photo becomes the cat's at once, without a confirmation. */
export function PhotoDialog({
  animal,
  onClose,
}: {
  animal: PhotoDialog_animal$key
  onClose: () => void
}) {
  const { uuid, photoPath } = useFragment(
    graphql`
      fragment PhotoDialog_animal on Animal {
        uuid
        photoPath
      }
    `,
    animal,
  )
  const setAnimalPhoto = useSetAnimalPhoto()
  const removePhoto = useRemovePhoto()
  const [isSaved, setSaved] = useState(false)

  async function save(address: string) {
    await setAnimalPhoto(uuid, address).catch(() => {
      toast(photoNotChangedToast)
      throw new PhotoError(photoNotChangedToast.description)
    })
    toast(photoChangedToast)
    setSaved(true)
  }

  function remove() {
    setSaved(false)
    removePhoto(uuid)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Modifier la photo de profil"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {isSaved ? 'Fermer' : 'Annuler'}
        </Button>
      }
    >
      <span className={visuallyHidden} id="profile-photo">
        Photo de profil
      </span>
      <NeedsNetwork actionName="Le changement de photo">
        <PhotoUpload
          labelledBy="profile-photo"
          src={photoPath}
          isSaved={isSaved}
          onUploaded={save}
          onRemove={remove}
        />
      </NeedsNetwork>
    </Dialog>
  )
}
