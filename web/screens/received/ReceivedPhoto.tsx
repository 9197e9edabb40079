import { useEffect, useState } from 'react'
import { elide } from '#shared/base/elision'
import type { ReceivedItem } from '../../base/device/receivedItem'
import { useIsOnline } from '../../base/device/useIsOnline'
import { useNavigateFromPage } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { toast } from '../../base/ui/toasts/toasts'
import { photoChangedToast, photoNotChangedToast } from '../../record/photo/photoToasts'
import { uploadPhoto } from '../../record/photo/uploadPhoto'
import { PhotoError, messageOf } from '../../record/photo/usePhotoUpload'
import { useSetAnimalPhoto } from '../../record/photo/useSetAnimalPhoto'
import { type ReceivingCat, useChosenCat } from './useChosenCat'
import * as styles from './ReceivedScreen.css'

/** Makes a received photo a cat's: one tap for the only cat, two for several. */
export function ReceivedPhoto({
  item,
  cats,
  onDone,
}: {
  item: ReceivedItem
  cats: readonly ReceivingCat[]
  onDone: () => void
}) {
  const [cat, list] = useChosenCat(cats, 'De quel chat est-ce la photo\u202f?')
  const navigate = useNavigateFromPage()
  const isOnline = useIsOnline()
  const setAnimalPhoto = useSetAnimalPhoto()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const source = useObjectUrl(item.file)

  async function save({ uuid }: ReceivingCat) {
    setPending(true)
    setProblem(null)
    try {
      const { file, name } = item
      const address = await uploadPhoto(new File([file!], name, { type: file!.type }))
      await setAnimalPhoto(uuid, address).catch(() => {
        throw new PhotoError(photoNotChangedToast.description)
      })
      onDone()
      toast(photoChangedToast)
      void navigate(`/animals/${uuid}`, { replace: true })
    } catch (reason) {
      setProblem(messageOf(reason))
      setPending(false)
    }
  }

  return (
    <>
      {source && <img className={styles.photo} src={source} alt="La photo reçue" />}
      {cats.length === 0 && <p>Aucun de vos chats ne peut recevoir cette photo.</p>}
      {list}
      {problem && <Callout tone="amber" role="alert" title={problem} />}
      {!isOnline && (
        <Callout role="status" title="Vous êtes hors ligne">
          <p>
            La photo reste 24&nbsp;heures sur cet appareil&nbsp;: l’accueil vous la proposera quand
            le réseau sera revenu.
          </p>
        </Callout>
      )}
      {isOnline && cat && (
        <Button
          size="l"
          block
          isPending={isPending}
          pendingLabel="Envoi de la photo..."
          onClick={() => void save(cat)}
        >
          En faire la photo {elide('de', cat.name)}
        </Button>
      )}
    </>
  )
}

function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}
