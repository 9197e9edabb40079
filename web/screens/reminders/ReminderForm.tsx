import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type ReminderChoice, proposedChoice } from '#shared/reminder/reminderChoice'
import type { ReminderForm_animal$key } from '../../__generated__/ReminderForm_animal.graphql'
import type { ReminderForm_viewer$key } from '../../__generated__/ReminderForm_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Card } from '../../base/ui/Card'
import { TextField } from '../../base/ui/forms/TextField'
import { useCheckedForm } from '../../base/ui/forms/useCheckedForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { ReminderChannels } from './ReminderChannels'
import { ReminderTopics } from './ReminderTopics'
import { useSetReminders } from './useSetReminders'
import * as styles from './RemindersScreen.css'

const emptyChoice: ReminderChoice = {
  ...proposedChoice,
  questionsAt: null,
  doses: false,
  dosesAgain: null,
  weighing: false,
  nextCheck: false,
  stock: false,
  byMail: false,
}

const loadSchema = async () =>
  (await import('#shared/reminder/reminderChoiceSchema')).reminderChoiceSchema

/**
 * Edits the reminders, their channels and the quiet hours. Before a first choice it proposes one,
 * and states that nothing is sent yet.
 */
export function ReminderForm({
  animal,
  viewer,
}: {
  animal: ReminderForm_animal$key
  viewer: ReminderForm_viewer$key
}) {
  const { uuid, reminders } = useFragment(
    graphql`
      fragment ReminderForm_animal on Animal {
        uuid
        reminders {
          questionsAt
          doses
          dosesAgain
          weighing
          nextCheck
          stock
          byMail
          quietFrom
          quietUntil
        }
      }
    `,
    animal,
  )
  const reminded = useFragment(
    graphql`
      fragment ReminderForm_viewer on Viewer {
        ...ReminderChannels_viewer
      }
    `,
    viewer,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  const [set, isPending] = useSetReminders(uuid, showErrors)
  const choice = reminders ?? proposedChoice
  const [formKey, noteSent] = useFormKey(choice)
  const isOn =
    reminders !== null &&
    (reminders.questionsAt !== null ||
      reminders.doses ||
      reminders.weighing ||
      reminders.nextCheck ||
      reminders.stock)

  const form = useCheckedForm<ReminderChoice>(loadSchema, {
    isPending,
    showErrors,
    send(sent) {
      noteSent(sent)
      set(sent, 'Rappels enregistrés')
    },
    read: choiceFrom,
  })

  function stop() {
    noteSent(null)
    const { quietFrom, quietUntil } = choice
    set({ ...emptyChoice, quietFrom, quietUntil }, 'Rappels arrêtés')
  }

  return (
    <form ref={formRef} key={formKey} className={styles.form} noValidate {...form}>
      {!isOn && (
        <Callout title="Aucun rappel pour l’instant">
          {reminders
            ? 'Cochez ce que vous voulez'
            : 'Voici une proposition. Changez ce que vous voulez'}
          , puis enregistrez.
        </Callout>
      )}
      <ReminderTopics choice={choice} errors={errors} />
      <ReminderChannels choice={choice} viewer={reminded} />
      <Card as="section" className={styles.card} aria-labelledby="quiet">
        <h2 id="quiet">Heures calmes</h2>
        <p className={styles.smallNote}>
          Entre ces heures, rien n’est envoyé, pas même pour un soin. Deux heures égales&nbsp;: pas
          d’heures calmes.
        </p>
        <div className={styles.pair}>
          <TextField
            label="De"
            name="quietFrom"
            type="time"
            defaultValue={choice.quietFrom}
            error={errors['quietFrom']}
          />
          <TextField
            label="À"
            name="quietUntil"
            type="time"
            defaultValue={choice.quietUntil}
            error={errors['quietUntil']}
          />
        </div>
      </Card>
      <NeedsNetwork actionName="Le réglage des rappels">
        <div className={styles.buttons}>
          <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
            Enregistrer
          </Button>
          {isOn && (
            <Button variant="quiet" block isPending={isPending} onClick={stop}>
              Tout arrêter
            </Button>
          )}
        </div>
      </NeedsNetwork>
    </form>
  )
}

/**
 * Returns the form's key, and a function that notes what the form sends. Another stored choice
 * renders the form again, unless the form sent it: its fields may have been changed since.
 */
function useFormKey(choice: ReminderChoice) {
  const stored = textOf(choice)
  const [state, setState] = useState({ stored, sent: '', key: 0 })
  if (state.stored !== stored)
    setState({ stored, sent: '', key: state.key + (state.sent === stored ? 0 : 1) })
  const noteSent = (sent: ReminderChoice | null) =>
    setState((current) => ({ ...current, sent: sent ? textOf(sent) : '' }))
  return [state.key, noteSent] as const
}

const fieldNames = Object.keys(emptyChoice) as (keyof ReminderChoice)[]
const textOf = (choice: ReminderChoice) => JSON.stringify(fieldNames.map((name) => choice[name]))

/** Returns the input of the schema. */
function choiceFrom(texts: FormData) {
  const minutes = texts.get('dosesAgain')
  return {
    questionsAt: texts.has('questions') ? texts.get('questionsAt') || '-' : null,
    doses: texts.has('doses'),
    dosesAgain: texts.has('doses') && minutes ? Number(minutes) : null,
    weighing: texts.has('weighing'),
    nextCheck: texts.has('nextCheck'),
    stock: texts.has('stock'),
    byMail: texts.has('byMail'),
    quietFrom: texts.get('quietFrom'),
    quietUntil: texts.get('quietUntil'),
  }
}
