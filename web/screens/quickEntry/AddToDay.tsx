import { type FormEvent, useState } from 'react'
import { plural } from '#shared/base/plural'
import { relativeDay } from '#shared/base/time'
import { stoolLabels } from '#shared/health/answers/answerLabels'
import { type Answers, toAnswers } from '#shared/health/answers/answers'
import { stools } from '#shared/health/answers/answerTable'
import type { EntryFields } from '#shared/health/answers/entry'
import { COUNT_MAX, NOTE_MAX } from '#shared/health/thresholds/thresholds'
import { useLocation, useNavigateFromPage } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { PageHeader } from '../../base/ui/PageHeader'
import { changeAnswers } from './changeAnswers'
import type { Addition } from './entryParams'
import { withReceivedNote } from './receivedNote'
import { TextArea } from './steps/TextArea'
import { type SaveTarget, useSaveEntry } from './useSaveEntry'
import * as styles from './AddToDay.css'

const titles: Record<Addition, string> = {
  vomiting: 'Un vomissement de plus\u202f?',
  stool: 'Et les selles\u202f?',
  perfusion: 'Une perfusion sous-cutanée\u202f?',
  note: 'Observations',
}

/** Adds to a day that is answered, as an edit of its entry (product/entries 6.1). */
export function AddToDay({
  target,
  addition,
  day,
  today,
}: {
  target: SaveTarget & { stored: EntryFields }
  addition: Addition
  /** The day of the entry, which is not today if the link was on a page of yesterday. */
  day: string
  today: string
}) {
  const { animal, stored: storedFields, weightGrams } = target
  const [answers] = useState(() => toAnswers(storedFields, weightGrams))
  const { save, isPending, problem } = useSaveEntry(target)
  const navigate = useNavigateFromPage()

  async function add(change: Partial<Answers>) {
    if ((await save(changeAnswers(answers, change))) !== null)
      void navigate('/home', { replace: true })
  }

  return (
    <div className={styles.root}>
      <title>{`${titles[addition]} · NéphroChat`}</title>
      <PageHeader title={titles[addition]} back={{ to: '/home', label: 'Accueil' }}>
        <p>
          {animal.name}, {day === today ? 'aujourd’hui' : relativeDay(day, today).toLowerCase()}
        </p>
      </PageHeader>
      {problem && (
        <Callout role="alert" title="La saisie n’est pas encore enregistrée">
          <p>{problem}</p>
        </Callout>
      )}
      <Choice
        addition={addition}
        answers={answers}
        isPending={isPending}
        add={(change) => void add(change)}
      />
    </div>
  )
}

interface ChoiceProps {
  addition: Addition
  answers: Answers
  isPending: boolean
  add: (change: Partial<Answers>) => void
}

function Choice({ addition, answers, isPending, add }: ChoiceProps) {
  const button = { size: 'l', block: true, isPending, pendingLabel: 'Enregistrement...' } as const
  switch (addition) {
    case 'vomiting': {
      const previous = answers.vomiting ?? 0
      return (
        <>
          <p>
            {previous === 0
              ? 'Aucun vomissement noté'
              : `${previous} ${plural(previous, 'vomissement')} ${plural(previous, 'noté')}`}{' '}
            jusqu’ici.
          </p>
          <Button {...button} onClick={() => add({ vomiting: Math.min(COUNT_MAX, previous + 1) })}>
            Ajouter un vomissement
          </Button>
        </>
      )
    }
    case 'stool':
      return (
        <div className={styles.choices} role="group" aria-label={titles.stool}>
          {stools.map((stool) => (
            <Button
              key={stool}
              {...button}
              variant={stool === answers.stool ? 'primary' : 'secondary'}
              aria-pressed={stool === answers.stool}
              onClick={() => add({ stool })}
            >
              {stoolLabels[stool]}
            </Button>
          ))}
        </div>
      )
    case 'perfusion':
      return answers.perfusion === 'yes' ? (
        <>
          <p>Une perfusion est déjà notée.</p>
          <Button {...button} variant="secondary" onClick={() => add({ perfusion: 'no' })}>
            Retirer la perfusion
          </Button>
        </>
      ) : (
        <Button {...button} onClick={() => add({ perfusion: 'yes' })}>
          Ajouter la perfusion
        </Button>
      )
    case 'note':
      return <Note note={answers.note} isPending={isPending} add={add} />
  }
}

function Note({ note, isPending, add }: Pick<ChoiceProps, 'isPending' | 'add'> & { note: string }) {
  const { state } = useLocation()
  const [typed, setTyped] = useState(() => withReceivedNote(note, state))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) add({ note: typed })
  }

  return (
    <form className={styles.choices} noValidate onSubmit={submit}>
      <TextArea
        label="Observations du jour"
        name="note"
        rows={4}
        maxLength={NOTE_MAX}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="l" block isPending={isPending} pendingLabel="Enregistrement...">
        Enregistrer
      </Button>
    </form>
  )
}
