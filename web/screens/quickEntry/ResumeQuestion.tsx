import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import * as styles from './QuickEntryScreen.css'

/** Answers that were not confirmed never take the place of an entry that was saved since, unless the person says so. */
export function ResumeQuestion({ name, saved, onResume, onLeave }: { name: string; saved: boolean; onResume: () => void; onLeave: () => void }) {
  return (
    <EmptyState
      level={1}
      title="Reprendre vos réponses&#8239;?"
      action={
        <div className={styles.resume}>
          <Button size="l" block onClick={onLeave}>
            {saved ? 'Garder la saisie enregistrée' : 'Recommencer'}
          </Button>
          <Button size="l" block variant="secondary" onClick={onResume}>
            Reprendre mes réponses
          </Button>
        </div>
      }
    >
      <p>
        Vous aviez commencé à répondre pour {name}, sans confirmer.{' '}
        {saved ? 'Depuis, une saisie de ce jour a été enregistrée.' : 'Depuis, la saisie de ce jour a été supprimée.'}
      </p>
    </EmptyState>
  )
}
