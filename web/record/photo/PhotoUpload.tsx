import Camera from 'lucide-react/icons/camera'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { photoError, photoMessages, photoTypes } from '#shared/photo/photoLimits'
import { toast } from '../../base/ui/toasts/toasts'
import { photoSource } from './photoSource'
import { PhotoTips } from './PhotoTips'
import { UploadPanel } from './UploadPanel'
import { uploadPhoto } from './uploadPhoto'
import { usePhotoDrop } from './usePhotoDrop'
import { messageOf, usePhotoUpload } from './usePhotoUpload'
import { smallMuted, visuallyHidden } from '../../base/styles/text.css'
import * as styles from './PhotoUpload.css'

const uploadedToast = { title: 'Photo uploadée !' }
const failureToast = (description: string) =>
  ({ title: 'Erreur d’upload', description, tone: 'destructive' }) as const

interface PhotoUploadProps {
  labelledBy: string
  /** The path of the current photo. */
  src: string | null
  /** `true` if the cat has the current photo already. */
  isSaved?: boolean
  /**
   * Receives the path of an upload under way, or `null` if it fails, for a form that waits for it.
   */
  onUploading?: (address: Promise<string | null>) => void
  /** Uses an uploaded photo; if it rejects, the former photo is shown again. */
  onUploaded: (address: string) => Promise<void> | void
  onRemove: () => void
}

/** Uploads a photo that was chosen, taken or dropped, one at a time (product/cats 4.4). */
export function PhotoUpload({
  labelledBy,
  src,
  isSaved = false,
  onUploading,
  onUploaded,
  onRemove,
}: PhotoUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const { phase, progress, preview, problem, start, refuse, clear } = usePhotoUpload(send)
  const { drag, target } = usePhotoDrop(choose)
  const isBusy = phase === 'uploading'
  const photo = preview ?? (src && photoSource(src))

  async function send(file: File) {
    const upload = uploadPhoto(file)
    onUploading?.(upload.catch(() => null))
    const address = await upload.catch((reason: unknown) => {
      toast(failureToast(messageOf(reason)))
      throw reason
    })
    // 'Annuler' has closed the dialog, or the user has left the page.
    if (!isShown.current) return
    toast(uploadedToast)
    await onUploaded(address)
  }

  function choose([file, ...others]: readonly File[]) {
    if (!file || isBusy) return
    const message = others.length > 0 ? 'Choisissez une seule photo' : photoError(file)
    // The pressed button may disappear during the upload.
    input.current?.focus()
    if (message === null) return void start(file)
    toast(failureToast(message))
    refuse(message)
  }

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    choose([...(currentTarget.files ?? [])])
    // Resetting the value lets the user choose the same file again.
    currentTarget.value = ''
  }

  function remove() {
    clear()
    onRemove()
    input.current?.focus()
  }

  const pick = () => input.current?.click()
  const retry = () => (problem?.file ? void start(problem.file) : pick())

  return (
    <div className={styles.root} {...target}>
      <input
        ref={input}
        className={styles.input}
        id={id}
        type="file"
        accept={photoTypes.join()}
        aria-labelledby={`${labelledBy} ${id}-prompt`}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        tabIndex={photo ? -1 : undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={change}
      />
      <label className={photo ? visuallyHidden : styles.prompt} htmlFor={id}>
        <span className={styles.mark} aria-hidden="true">
          <Camera size={26} />
        </span>
        <span className={styles.words} id={`${id}-prompt`}>
          Ajouter une photo
        </span>
        <span className={smallMuted} id={`${id}-hint`}>
          JPG, PNG ou WebP
        </span>
      </label>
      {photo && <img className={styles.photo} src={photo} alt="" width={144} height={192} />}
      {(photo || problem) && (
        <UploadPanel
          phase={phase}
          progress={progress}
          problem={problem}
          problemId={`${id}-problem`}
          isSaved={isSaved}
          hasPhoto={Boolean(photo)}
          onRetry={retry}
          onReplace={pick}
          onRemove={remove}
        />
      )}
      {!photo && <PhotoTips />}
      {drag && (
        <p className={styles.overlay[drag]}>
          {drag === 'accept' ? 'Déposez la photo ici' : photoMessages.unsupported}
        </p>
      )}
    </div>
  )
}
