import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { graphql, useFragment } from 'react-relay'
import { relativeDay } from '#shared/base/time'
import type { CatDay_animal$key } from '../../__generated__/CatDay_animal.graphql'
import { Link } from '../../base/router/Link'
import { Callout } from '../../base/ui/Callout'
import { ConfirmMark } from '../../base/ui/ConfirmMark'
import { StatusMark } from '../../base/ui/StatusMark'
import { useQuiet } from '../../base/ui/useQuiet'
import { UrgentSigns } from '../status/UrgentSigns'
import { WeighButton } from '../weight/WeighButton'
import * as styles from './CatDay.css'

const indicators = [
  { key: 'hydration', label: 'Hydratation', short: 'Eau' },
  { key: 'appetite', label: 'Appétit', short: 'Appétit' },
  { key: 'vomiting', label: 'Vomissements', short: 'Vomis.' },
  { key: 'urination', label: 'Urination', short: 'Urine' },
  { key: 'energy', label: 'Énergie', short: 'Énergie' },
] as const

/** Shows whether today is answered, and the latest entry's colours. */
export function CatDay({
  animal,
  today,
  done,
}: {
  animal: CatDay_animal$key
  today: string
  done: boolean
}) {
  const cat = useFragment(
    graphql`
      fragment CatDay_animal on Animal {
        uuid
        raised: alerts {
          severity
        }
        ...WeighButton_animal
        standing: watches {
          rule
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
  const { uuid, dailyStatus, toConfirm, raised, standing } = cat
  const { day, unanswered } = dailyStatus
  const [worst] = standing
  const urgent = raised.some(({ severity }) => severity === 'red')
  useQuiet(urgent || worst?.level === 'red')
  const isSign =
    raised.some(({ severity }) => severity !== 'green') || (worst && worst.level !== 'info')
  return (
    <div className={styles.root}>
      <p className={done ? styles.done : styles.toDo}>
        {done ? (
          <CircleCheck size={22} aria-hidden="true" />
        ) : (
          <CircleDashed size={22} aria-hidden="true" />
        )}
        {done ? 'Saisie du jour faite' : 'Pas encore de saisie aujourd’hui'}
      </p>
      {day && (
        <>
          {!done && (
            <p className={styles.since}>
              Dernière saisie&nbsp;: {relativeDay(day, today).toLowerCase()}
            </p>
          )}
          <ul className={styles.dots} aria-label="Indicateurs de la dernière saisie">
            {indicators.map(({ key, label, short }) => (
              <li key={key} className={styles.dot}>
                {dailyStatus[key] === 'green' && toConfirm.includes(key) ? (
                  <ConfirmMark />
                ) : (
                  <StatusMark color={unanswered.includes(key) ? 'none' : dailyStatus[key]} />
                )}
                <abbr className={styles.short} title={label}>
                  {short}
                </abbr>
              </li>
            ))}
          </ul>
          {urgent && (
            <div className={styles.urgent}>
              <Callout tone="red">
                <Link className={styles.whatToDo} to={`/analysis/${uuid}`}>
                  Urgent&nbsp;: voir ce qu’il faut faire
                </Link>
              </Callout>
            </div>
          )}
        </>
      )}
      {worst && (
        <div className={styles.urgent}>
          <Callout tone={worst.level}>
            <Link className={styles.whatToDo} to={`/analysis/${uuid}`}>
              {worst.message.split('\n')[0]}
            </Link>
          </Callout>
        </div>
      )}
      {standing.some(({ rule }) => rule === 'weighing-due') && (
        <WeighButton animal={cat}>Peser</WeighButton>
      )}
      {isSign && <UrgentSigns />}
    </div>
  )
}
