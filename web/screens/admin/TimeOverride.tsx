import { type FormEvent, useState } from 'react'
import { clockTime, dateTime, dayIn, instantAt } from '#shared/base/time'
import type { useTestClock_viewer$key } from '../../__generated__/useTestClock_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { toast } from '../../base/ui/toasts/toasts'
import { useTestClock } from '../../session/useTestClock'
import { DayField } from './DayField'
import { useTimeOverride } from './useTimeOverride'
import { fields } from '../../base/styles/form.css'
import { wrapped } from '../../base/styles/layout.css'
import * as styles from './AdminScreen.css'

const dateMissing = {
  title: 'Date requise',
  description: 'Veuillez sélectionner une date.',
  tone: 'destructive',
} as const
const timeMissing = {
  title: 'Heure requise',
  description: 'Veuillez saisir une heure.',
  tone: 'destructive',
} as const

/** Edits the account's clock; days and hours are in the account's time zone. */
export function TimeOverride({ viewer: key }: { viewer: useTestClock_viewer$key }) {
  const { adminTimeOverride, currentSystemTime, timeZone } = useTestClock(key)
  const { formRef, errors, showErrors } = useFormErrors<'day' | 'time'>()
  const [day, setDay] = useState(adminTimeOverride ? dayIn(adminTimeOverride, timeZone) : null)
  const { setOverride, isSetting, clearOverride, isClearing } = useTimeOverride()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSetting) return
    const time = typedTime(new FormData(event.currentTarget).get('time') as string)
    showErrors({
      ...(!day && { day: dateMissing.description }),
      ...(!time && { time: timeMissing.description }),
    })
    if (!day) return toast(dateMissing)
    if (!time) return toast(timeMissing)
    setOverride(instantAt(day, time, timeZone))
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="override">
      <h2 id="override">Date de test</h2>
      <p className={styles.smallNote}>
        Seul votre compte utilise la date choisie, pour ses saisies, ses pesées, ses indicateurs et
        ses alertes.
      </p>
      <dl className={styles.dates}>
        <div>
          <dt>Date système réelle</dt>
          <dd>{dateTime(currentSystemTime, timeZone)}</dd>
        </div>
        <div>
          <dt>Date d’override</dt>
          <dd>{adminTimeOverride ? dateTime(adminTimeOverride, timeZone) : 'Non défini'}</dd>
        </div>
      </dl>
      <form ref={formRef} className={fields} noValidate onSubmit={submit}>
        <DayField
          value={day}
          onChange={setDay}
          today={dayIn(currentSystemTime, timeZone)}
          error={errors.day}
        />
        <TextField
          label="Heure"
          name="time"
          hint="Sur 24 heures, par exemple 08:30"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={adminTimeOverride ? clockTime(adminTimeOverride, timeZone) : ''}
          error={errors.time}
        />
        <NeedsNetwork actionName="Le changement de la date de test">
          <div className={wrapped}>
            <Button type="submit" isPending={isSetting} pendingLabel="Application...">
              Appliquer l’Override
            </Button>
            {adminTimeOverride && (
              <Button
                variant="secondary"
                isPending={isClearing}
                pendingLabel="Réinitialisation..."
                onClick={clearOverride}
              >
                Réinitialiser
              </Button>
            )}
          </div>
        </NeedsNetwork>
      </form>
    </Card>
  )
}

/**
 * Parses a 24-hour time as users type it ('8h30', '8:30', '0830', '8h') into 'HH:mm'; returns
 * `null` if the text is another one.
 */
export function typedTime(text: string): string | null {
  const [, hours, minutes = '00'] =
    /^\s*(\d{1,2})\s*(?:[:hH.]?\s*(\d{2}))?\s*[hH]?\s*$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
