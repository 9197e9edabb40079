import { Button } from '../../base/ui/Button'
import { EmptyState } from '../../base/ui/EmptyState'
import * as styles from './QuickEntryScreen.css'

/** The change of the day's entry since the first answer. */
type EntryChange = 'saved' | 'changed' | 'gone'

const words: Record<EntryChange, string> = {
  saved: 'Depuis, une saisie de ce jour a été enregistrée.',
  changed: 'Depuis, la saisie de ce jour a changé.',
  gone: 'Vos réponses partaient d’une saisie qui n’est plus là.',
}

/** Requires a confirmation before unsubmitted answers replace an entry that was saved meanwhile. */
export function ResumeQuestion({
  name,
  since,
  onResume,
  onLeave,
}: {
  name: string
  since: EntryChange
  onResume: () => void
  onLeave: () => void
}) {
  return (
    <EmptyState
      level={1}
      title="Reprendre vos réponses&#8239;?"
      action={
        <div className={styles.resume}>
          <Button size="l" block onClick={onLeave}>
            {since === 'gone' ? 'Recommencer' : 'Garder la saisie enregistrée'}
          </Button>
          <Button size="l" block variant="secondary" onClick={onResume}>
            Reprendre mes réponses
          </Button>
        </div>
      }
    >
      <p>
        Vous aviez commencé à répondre pour {name}, sans confirmer. {words[since]}
      </p>
    </EmptyState>
  )
}
