import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import type { CatDay_animal$key } from '../../__generated__/CatDay_animal.graphql'
import { Link } from '../../base/router/Link'
import { Callout } from '../../base/ui/Callout'
import { ConfirmMark } from '../../base/ui/ConfirmMark'
import { StatusMark } from '../../base/ui/StatusMark'
import { useHiddenBanners } from '../../base/ui/useHiddenBanners'
import * as styles from './CatDay.css'

const indicators = [
  { key: 'hydration', short: 'Eau' },
  { key: 'appetite', short: 'Appétit' },
  { key: 'vomiting', short: 'Vomis.' },
  { key: 'urination', short: 'Urine' },
  { key: 'energy', short: 'Énergie' },
] as const

/**
 * Shows the latest entry's colours. A red sign is above `action`, everything else below it, so that
 * the action is on the first screen (product/pages 4.2).
 */
export function CatDay({ animal, action }: { animal: CatDay_animal$key; action: ReactNode }) {
  const { uuid, activeAlerts, activeWatches, toConfirm, dailyStatus } = useFragment(
    graphql`
      fragment CatDay_animal on Animal {
        uuid
        activeAlerts: alerts {
          severity
        }
        activeWatches: watches {
          level
          message
        }
        toConfirm
        dailyStatus {
          day
          hydration
          appetite
          vomiting
          urination
          energy
          unanswered
        }
      }
    `,
    animal,
  )
  const { day, unanswered } = dailyStatus
  const isUrgent = activeAlerts.some(({ severity }) => severity === 'red')
  const redWatch = activeWatches.find(({ level }) => level === 'red')
  const isRed = isUrgent || redWatch !== undefined
  useHiddenBanners(isRed)
  return (
    <>
      {isRed && (
        <Callout tone="red">
          {isUrgent && (
            <Link className={styles.whatToDo} to={`/analysis/${uuid}`}>
              Urgent&nbsp;: voir ce qu’il faut faire
            </Link>
          )}
          {redWatch && (
            <Link className={styles.whatToDo} to={`/analysis/${uuid}`}>
              {redWatch.message.split('\n')[0]}
            </Link>
          )}
        </Callout>
      )}
      {action}
      {day && (
        <ul className={styles.dots} aria-label="Indicateurs de la dernière saisie">
          {indicators.map(({ key, short }) => (
            <li key={key} className={styles.dot}>
              {dailyStatus[key] === 'green' && toConfirm.includes(key) ? (
                <ConfirmMark />
              ) : (
                <StatusMark color={unanswered.includes(key) ? 'none' : dailyStatus[key]} />
              )}
              <abbr className={styles.short} title={categoryLabels[key]}>
                {short}
              </abbr>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
