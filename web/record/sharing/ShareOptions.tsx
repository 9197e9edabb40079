import { type ComponentProps, useId, useState } from 'react'
import { type ShareHours, shareHours, shareScopes } from '#shared/sharing/shareLink'
import { FieldError } from '../../base/ui/forms/Field'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { durationLabels, scopeLabels } from './shareWords'
import { checkbox } from '../../base/styles/form.css'
import { stack2 } from '../../base/styles/layout.css'
import { smallMuted } from '../../base/styles/text.css'
import * as styles from './ShareOptions.css'

const durations = shareHours.map((hours) => ({
  value: String(hours),
  label: durationLabels[hours],
}))

/** Renders the optional fields of a new link. `shareOptionsFrom` reads them. */
export function ShareOptions({
  hours,
  onHours,
  errors,
}: {
  hours: ShareHours
  onHours: (hours: ShareHours) => void
  errors: Partial<Record<string, string>>
}) {
  const [code, setCode] = useState<string | null>(null)
  const mailErrorId = useId()
  return (
    <details>
      <summary className={styles.summary}>Options&nbsp;: pour qui, durée, contenu, code</summary>
      <div className={styles.fold}>
        <TextField
          label="Pour qui&#8239;?"
          name="forWhom"
          autoComplete="off"
          maxLength={100}
          placeholder="Dr Martin, garde du 12"
          hint="Pour retrouver ce lien dans votre liste. La personne ne le voit pas."
          error={errors['forWhom']}
        />
        <SelectField
          label="Durée"
          name="hours"
          options={durations}
          value={hours}
          onChange={({ currentTarget }) => onHours(Number(currentTarget.value) as ShareHours)}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Ce que montre le lien</legend>
          {shareScopes.map((scope) => (
            <Check
              key={scope}
              name="scopes"
              value={scope}
              label={scopeLabels[scope]}
              defaultChecked
            />
          ))}
          <p className={smallMuted}>Les indicateurs, les alertes et le journal y sont toujours.</p>
        </fieldset>
        <div className={stack2}>
          <Check
            label="Demander un code pour ouvrir le lien"
            checked={code !== null}
            onChange={(event) => setCode(event.target.checked ? randomCode() : null)}
          />
          {code !== null && (
            <TextField
              label="Code à 6 chiffres"
              name="code"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              hint="À donner à part du lien, de vive voix ou dans un autre message."
              error={errors['code']}
            />
          )}
          <Check
            name="mailAtOpening"
            label="Me prévenir par email à la première ouverture"
            {...(errors['mailAtOpening'] && {
              'aria-invalid': true,
              'aria-describedby': mailErrorId,
            })}
          />
          {errors['mailAtOpening'] && (
            <FieldError id={mailErrorId}>{errors['mailAtOpening']}</FieldError>
          )}
        </div>
      </div>
    </details>
  )
}

function Check({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" className={checkbox} />
      {label}
    </label>
  )
}

/**
 * Returns six digits. All codes are equally likely, because numbers above the last whole million
 * are drawn again.
 */
function randomCode(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number]
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : randomCode()
}

/** Reads the fields of ShareOptions for `shareLinkInput`. */
export function shareOptionsFrom(texts: FormData) {
  return {
    forWhom: texts.get('forWhom'),
    hours: Number(texts.get('hours')),
    scopes: texts.getAll('scopes'),
    code: texts.get('code'),
    mailAtOpening: texts.has('mailAtOpening'),
  }
}
