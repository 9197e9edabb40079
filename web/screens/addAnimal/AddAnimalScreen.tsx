import { type FormEvent, useRef, useState } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { typedAge } from '#shared/cat/age'
import { createAnimalInput } from '#shared/cat/animalSchemas'
import { Link } from '../../base/router/Link'
import { Button, LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PageHeader } from '../../base/ui/PageHeader'
import { genderOptions } from '../../record/cat/sexLabels'
import { PhotoUpload } from '../../record/photo/PhotoUpload'
import { WeightField } from '../../record/weight/WeightField'
import { useCreateAnimal } from './useCreateAnimal'
import { fields, pair } from '../../base/styles/form.css'
import { stack2 } from '../../base/styles/layout.css'
import * as styles from './AddAnimalScreen.css'

const noPhoto = Promise.resolve(null)

/** /add-animal (product/cats 2.1). Only the name is required. */
export function AddAnimalScreen() {
  const { formRef, errors, showErrors } = useFormErrors()
  const [createAnimal, isPending] = useCreateAnimal(showErrors)
  const [photo, setPhoto] = useState<string | null>(null)
  const upload = useRef<Promise<string | null>>(noPhoto)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { age, ...texts } = Object.fromEntries(new FormData(event.currentTarget))
    const parsed = createAnimalInput.safeParse({ ...texts, age: typedAge(age as string) })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) createAnimal(parsed.data, upload.current)
  }

  function keepUpload(address: Promise<string | null>) {
    upload.current = address
  }

  function removePhoto() {
    setPhoto(null)
    keepUpload(noPhoto)
  }

  return (
    <div className={styles.root}>
      <title>Ajouter un chat · NéphroChat</title>
      <PageHeader title="Ajouter un chat" back={{ to: '/home', label: 'Accueil' }}>
        <p>Son nom suffit pour commencer&#8239;; le reste peut venir plus tard.</p>
      </PageHeader>
      <Card>
        <form ref={formRef} className={fields} noValidate onSubmit={submit}>
          <TextField
            label="Nom du chat *"
            name="name"
            autoComplete="off"
            required
            error={errors['name']}
          />
          <div className={stack2}>
            <span className={styles.label} id="photo">
              Photo (optionnel)
            </span>
            <PhotoUpload
              labelledBy="photo"
              src={photo}
              onUploading={keepUpload}
              onUploaded={setPhoto}
              onRemove={removePhoto}
            />
          </div>
          <TextField label="Race" name="breed" autoComplete="off" error={errors['breed']} />
          <SelectField
            label="Genre"
            name="gender"
            options={genderOptions}
            error={errors['gender']}
          />
          <div className={pair}>
            <TextField
              label="Âge (années)"
              name="age"
              inputMode="numeric"
              autoComplete="off"
              error={errors['age']}
            />
            <WeightField label="Poids (kg)" hint="Par exemple 4,2" error={errors['weight']} />
          </div>
          <div className={styles.actions}>
            <LinkButton variant="secondary" to="/home">
              Annuler
            </LinkButton>
            <NeedsNetwork actionName="L’ajout d’un chat">
              <Button type="submit" isPending={isPending} pendingLabel="Ajout...">
                Ajouter le chat
              </Button>
            </NeedsNetwork>
          </div>
        </form>
      </Card>
      <p className={styles.importHint}>
        Son carnet est dans un autre compte&#8239;? <Link to="/import">Importer des données</Link>
      </p>
    </div>
  )
}
