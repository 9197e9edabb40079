import { relativeDay } from '#shared/base/time'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { ProgressBar } from '../../base/ui/ProgressBar'
import { stepCount } from './questions'
import type { SaveTarget } from './useSaveEntry'
import { summary } from './useSteps'
import * as styles from './QuickEntryScreen.css'
import * as summaryStyles from './Summary.css'

export function EntryHeader({
  animal,
  day,
  today,
  step,
  answerLikeYesterday,
  canStore,
}: {
  animal: SaveTarget['animal']
  day: string
  today: string
  step: number
  /** Answers like yesterday. `null` if that is not offered. */
  answerLikeYesterday: (() => void) | null
  /** `true` if this device can store the answers without a network. */
  canStore: boolean
}) {
  return (
    <header className={styles.top}>
      <div className={answerLikeYesterday ? styles.headerWithOffer : styles.header}>
        <h1 className={styles.title}>{animal.name}</h1>
        <p className={styles.day}>
          {animal.breed ?? 'Chat'} · {relativeDay(day, today)}
          {step === 1 && day === today && '\u00a0: ces dernières 24\u00a0heures'}
        </p>
        {answerLikeYesterday && (
          <Button className={summaryStyles.offer} variant="secondary" onClick={answerLikeYesterday}>
            Comme hier
          </Button>
        )}
      </div>
      {step !== summary && (
        <ProgressBar value={step} max={stepCount} label={`Étape ${step} sur ${stepCount}`} />
      )}
      {!canStore && (
        <Callout role="note" tone="amber">
          <p>Cet appareil ne garde rien en ce moment&nbsp;: répondez quand vous avez du réseau.</p>
        </Callout>
      )}
    </header>
  )
}
