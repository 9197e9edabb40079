import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isDay } from '#shared/base/time'
import { fieldErrors } from '#shared/base/validation'
import { ageOn, typedAge } from '#shared/cat/age'
import { closedAnimalForm, editAnimalForm } from '#shared/cat/animalSchemas'
import { parseWeight, shownWeight } from '#shared/weight/weightValue'
import type { AnimalForm_animal$key } from '../../__generated__/AnimalForm_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { CheckField } from '../../base/ui/forms/CheckField'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { genderOptions } from '../../record/cat/sexLabels'
import { WeightField } from '../../record/weight/WeightField'
import { useUpdateAnimal } from './useUpdateAnimal'
import { fields, pair } from '../../base/styles/form.css'
import * as styles from './AnimalScreen.css'

/** Changes the cat’s profile (product/cats 2.2). */
export function AnimalForm({ animal, today }: { animal: AnimalForm_animal$key; today: string }) {
  const cat = useFragment(
    graphql`
      fragment AnimalForm_animal on Animal {
        uuid
        name
        breed
        gender
        age
        birthDate
        weight
        vetPhone
        sharedLitter
        inMemorySince
      }
    `,
    animal,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  const [updateAnimal, isPending] = useUpdateAnimal(showErrors)
  const [birthDate, setBirthDate] = useState(cat.birthDate ?? '')
  const [age, setAge] = useState(cat.age === null ? '' : String(cat.age))
  const grams = cat.weight ? parseWeight(cat.weight) : null
  const isClosed = cat.inMemorySince !== null
  const initialWeight = grams === null ? '' : shownWeight(grams)
  const derivedAge = isDay(birthDate) ? ageOn(today, { birthDate, age: null, ageAsOf: null }) : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { age: _, ...texts } = Object.fromEntries(new FormData(event.currentTarget))
    // A birth date replaces an age; an age counts from today.
    const parsed = (isClosed ? closedAnimalForm : editAnimalForm).safeParse({
      ...texts,
      sharedLitter: 'sharedLitter' in texts,
      age: birthDate === '' ? typedAge(age) : undefined,
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (!parsed.success) return
    // An unchanged weight is no weighing: another one may have arrived meanwhile, and the shown one
    // is rounded.
    const { weight, ...profile } = parsed.data
    updateAnimal({
      ...profile,
      uuid: cat.uuid,
      ...(!isClosed && texts['weight'] !== initialWeight && { weight }),
    })
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="information">
      <h2 id="information">Modifier les informations</h2>
      <form ref={formRef} className={fields} noValidate onSubmit={submit}>
        <TextField
          label="Nom"
          name="name"
          autoComplete="off"
          defaultValue={cat.name}
          error={errors['name']}
        />
        <div className={pair}>
          <TextField
            label="Race"
            name="breed"
            autoComplete="off"
            defaultValue={cat.breed ?? ''}
            error={errors['breed']}
          />
          <SelectField
            label="Sexe"
            name="gender"
            options={genderOptions}
            defaultValue={cat.gender ?? ''}
            error={errors['gender']}
          />
        </div>
        <div className={pair}>
          <TextField
            label="Âge (années)"
            name="age"
            inputMode="numeric"
            autoComplete="off"
            value={derivedAge ?? age}
            readOnly={derivedAge !== null}
            onChange={({ currentTarget }) => setAge(currentTarget.value)}
            hint={derivedAge === null ? undefined : 'D’après la date de naissance'}
            error={errors['age']}
          />
          <TextField
            label="Date de naissance"
            name="birthDate"
            type="date"
            max={today}
            value={birthDate}
            onChange={({ currentTarget }) => setBirthDate(currentTarget.value)}
            hint="Si vous la connaissez, à la place de l’âge"
            error={errors['birthDate']}
          />
        </div>
        <div className={pair}>
          {!isClosed && (
            <WeightField
              // A new weighing in the list below changes it.
              key={cat.weight}
              label="Poids (kg)"
              defaultValue={initialWeight}
              error={errors['weight']}
            />
          )}
          <TextField
            label="Téléphone du vétérinaire"
            name="vetPhone"
            type="tel"
            autoComplete="off"
            defaultValue={cat.vetPhone ?? ''}
            hint="Pour l’appeler d’un geste en cas d’alerte rouge"
            error={errors['vetPhone']}
          />
        </div>
        <CheckField
          label="Plusieurs chats à la même litière"
          name="sharedLitter"
          defaultChecked={cat.sharedLitter}
          hint="Les urines et les selles commencent alors à «&nbsp;Pas vu&nbsp;»."
        />
        <NeedsNetwork actionName="La sauvegarde de la fiche">
          <Button
            type="submit"
            className={styles.startAligned}
            isPending={isPending}
            pendingLabel="Sauvegarde..."
          >
            Sauvegarder
          </Button>
        </NeedsNetwork>
      </form>
    </Card>
  )
}
