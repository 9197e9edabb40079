import { repeatMinutes, proposedChoice, type ReminderChoice } from '#shared/reminder/reminderChoice'
import { Card } from '../../base/ui/Card'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { ReminderCheck } from './ReminderCheck'
import * as styles from './RemindersScreen.css'

const againOptions = [
  { value: '', label: 'Non' },
  ...repeatMinutes.map((minutes) => ({
    value: String(minutes),
    label: minutes < 60 ? `Après ${minutes}\u00a0minutes` : `Après ${minutes / 60}\u00a0h`,
  })),
]

export function ReminderTopics({
  choice,
  errors,
}: {
  choice: ReminderChoice
  errors: Partial<Record<string, string>>
}) {
  const { questionsAt, doses, dosesAgain, weighing, nextCheck, stock } = choice
  return (
    <Card as="section" className={styles.card} aria-labelledby="reminder-topics">
      <h2 id="reminder-topics">Me rappeler</h2>
      <ReminderCheck
        name="questions"
        label="Les questions du jour"
        hint="Seulement si la journée n’a pas encore de réponse."
        defaultChecked={questionsAt !== null}
        when={
          <TextField
            label="À quelle heure&#8239;?"
            name="questionsAt"
            type="time"
            defaultValue={questionsAt ?? proposedChoice.questionsAt!}
            error={errors['questionsAt']}
          />
        }
      />
      <ReminderCheck
        name="doses"
        label="Les soins prévus"
        hint="À l’heure de chacun, s’il n’est pas encore noté."
        defaultChecked={doses}
        when={
          <SelectField
            label="Une seconde fois, si rien n’est noté&#8239;?"
            name="dosesAgain"
            options={againOptions}
            defaultValue={dosesAgain ?? ''}
            error={errors['dosesAgain']}
          />
        }
      />
      <ReminderCheck
        name="weighing"
        label="La pesée"
        hint="Une fois, quand la dernière n’est plus récente."
        defaultChecked={weighing}
      />
      <ReminderCheck
        name="nextCheck"
        label="Le prochain contrôle"
        hint="Une semaine et un jour avant la date fixée avec votre vétérinaire."
        defaultChecked={nextCheck}
      />
      <ReminderCheck
        name="stock"
        label="Les stocks"
        hint="Si vous suivez un stock&nbsp;: quand il devient bas, et une semaine avant sa date de péremption."
        defaultChecked={stock}
      />
      <p className={styles.smallNote}>
        Après trois jours de rappels sans rien noter, un seul message, puis plus de rappel tant que
        rien n’est noté.
      </p>
    </Card>
  )
}
