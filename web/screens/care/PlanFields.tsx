import { useId, useState } from 'react'
import { weekdayLabels } from '#shared/care/careLabels'
import { EVERY_DAYS_MAX, type Plan } from '#shared/care/plan'
import { FieldError } from '../../base/ui/forms/Field'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { checkbox } from '../../base/styles/form.css'
import * as styles from './CareScreen.css'

const rhythms = [
  { value: 'daily', label: 'Tous les jours' },
  { value: 'days', label: 'Moins souvent' },
  { value: 'weekdays', label: 'Certains jours' },
  { value: 'needed', label: 'Si besoin' },
]

/** Accepts '8h', '8:00 20:30' and '08:00, 20h'. */
const timesOf = (typed: string): string[] =>
  [...typed.matchAll(/(\d{1,2})\s*(?:[h:]\s*(\d{2})?)?/gi)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  )

/** Returns the input of the schema; the typed text may not be a valid plan. */
export function planFrom(texts: FormData): Record<keyof Plan, unknown> {
  const number = (name: string) => (texts.get(name) ? Number(texts.get(name)) : null)
  const isDaily = texts.get('rhythm') === 'daily'
  return {
    kind: isDaily ? 'days' : texts.get('rhythm'),
    everyDays: isDaily ? 1 : number('everyDays'),
    weekdays: texts.getAll('weekday').map(Number),
    times: timesOf((texts.get('times') as string | null) ?? ''),
    shortestHours: number('shortestHours'),
  }
}

const everyDay: Plan = {
  kind: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['08:00'],
  shortestHours: null,
}

export const mustNotMissField = {
  label: 'À ne pas manquer',
  name: 'mustNotMiss',
  hint: 'Deux doses de suite sans réponse seront «\u00a0à surveiller\u00a0».',
}

export function PlanFields({
  plan = everyDay,
  errors,
}: {
  plan?: Plan
  errors: Partial<Record<string, string>>
}) {
  const [rhythm, setRhythm] = useState<string>(plan.everyDays === 1 ? 'daily' : plan.kind)
  const weekdaysErrorId = useId()
  return (
    <>
      <SelectField
        label="Quand"
        name="rhythm"
        options={rhythms}
        value={rhythm}
        onChange={({ currentTarget }) => setRhythm(currentTarget.value)}
      />
      {rhythm === 'days' && (
        <TextField
          label="Tous les combien de jours"
          name="everyDays"
          type="number"
          min={2}
          max={EVERY_DAYS_MAX}
          defaultValue={Math.max(2, plan.everyDays ?? 2)}
          error={errors['plan.everyDays']}
        />
      )}
      {rhythm === 'weekdays' && (
        <fieldset
          aria-describedby={errors['plan.weekdays'] && weekdaysErrorId}
          data-invalid={errors['plan.weekdays'] && true}
        >
          <legend className={styles.legend}>Jours</legend>
          <div className={styles.weekdays}>
            {weekdayLabels.map((label, index) => (
              <label key={label} className={styles.weekday}>
                <input
                  type="checkbox"
                  className={checkbox}
                  name="weekday"
                  value={index + 1}
                  defaultChecked={plan.weekdays.includes(index + 1)}
                />
                {label}
              </label>
            ))}
          </div>
          {errors['plan.weekdays'] && (
            <FieldError id={weekdaysErrorId}>{errors['plan.weekdays']}</FieldError>
          )}
        </fieldset>
      )}
      {rhythm === 'needed' ? (
        <TextField
          key="needed"
          label="Heures entre deux prises, au moins (facultatif)"
          name="shortestHours"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={plan.shortestHours ?? ''}
          error={errors['plan.shortestHours']}
        />
      ) : (
        <TextField
          key="planned"
          label="Heures"
          name="times"
          autoComplete="off"
          defaultValue={plan.times.join(', ')}
          hint="Par exemple 8h et 20h"
          error={errors['plan.times'] ?? errors['plan.times.0']}
        />
      )}
    </>
  )
}
