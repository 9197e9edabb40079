import { graphql, useFragment } from 'react-relay'
import { dayMonthInWords } from '#shared/base/time'
import { countEntryDays } from '#shared/health/period/strips'
import type { Verdict_amberSign$key } from '../../__generated__/Verdict_amberSign.graphql'
import type { Verdict_animal$key } from '../../__generated__/Verdict_animal.graphql'
import { Callout } from '../../base/ui/Callout'
import { deferred } from '../../base/ui/deferred'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { VetNumber } from '../../record/cat/VetNumber'
import { FirstSign } from '../../record/status/FirstSign'
import { LineText } from '../../record/status/MessageText'
import { UrgentSigns } from '../../record/status/UrgentSigns'
import { useAlerts } from '../../record/status/useAlerts'
import { useRecordStrips } from '../../record/status/useRecordStrips'
import { useConfirmedDay } from './useConfirmedDay'
import * as styles from './Verdict.css'

/** The table of watches is large, and few verdicts name one that is put aside. */
const AsideNames = deferred(async () => (await import('./AsideNames')).AsideNames, <p>&nbsp;</p>)

/**
 * Summarises today: after 'Confirmer' always (the history's state contains the saved day), else if
 * it is red (product/pages 5.7).
 */
export function Verdict({ animal }: { animal: Verdict_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment Verdict_animal on Animal {
        name
        today
        dailyStatus {
          day
        }
        ...useAlerts_record
        ...useRecordStrips_record
        ...VetNumber_animal
      }
    `,
    animal,
  )
  const { name, today, dailyStatus } = cat
  const { red, calmer, aside, allGreen } = useVerdict(cat)
  const { strips } = useRecordStrips(cat)
  const isConfirmed = useIsConfirmed(today, dailyStatus.day)
  if (red.length > 0) {
    return (
      <section className={styles.root} aria-label="Bilan du jour">
        <Callout tone="red" title={redTitle(red)}>
          <RaisedRules raised={red} />
          <Aside rules={aside} />
          <div className={styles.ways}>
            <VetNumber animal={cat} isCatKnown />
            <UrgentSigns />
          </div>
        </Callout>
      </section>
    )
  }
  if (!isConfirmed) return null
  if (!allGreen) {
    return (
      <section className={styles.root} aria-label="Bilan du jour">
        <Callout
          tone={calmer.some(({ isAmber }) => isAmber) ? 'amber' : 'info'}
          title={calmer.length > 0 ? 'C’est noté. À regarder demain\u00a0:' : 'C’est noté.'}
        >
          <RaisedRules raised={calmer} />
          <Aside rules={aside} />
          <p>À demain.</p>
        </Callout>
      </section>
    )
  }
  const answered = countEntryDays(strips, today.slice(0, 7))
  return (
    <section className={styles.green} aria-label="Bilan du jour">
      <StatusSymbol color="green" size="l" />
      <div>
        <p className={styles.calm}>Rien d’inhabituel aujourd’hui pour {name}.</p>
        <Aside rules={aside} />
        <p>
          {dayMonthInWords(today)}, {answered}
          <sup>{answered === 1 ? 'er' : 'e'}</sup> jour noté du mois. À demain&#8239;!
        </p>
      </div>
    </section>
  )
}

/** Names an amber sign if no verdict does: without a red sign, and not after 'Confirmer'. */
export function AmberSign({ animal }: { animal: Verdict_amberSign$key }) {
  const cat = useFragment(
    graphql`
      fragment Verdict_amberSign on Animal {
        today
        dailyStatus {
          day
        }
        ...useAlerts_record
      }
    `,
    animal,
  )
  const { red, amber } = useVerdict(cat)
  const isConfirmed = useIsConfirmed(cat.today, cat.dailyStatus.day)
  return red.length === 0 && !isConfirmed && <FirstSign color="amber" signs={amber} />
}

/** Returns `true` after 'Confirmer' for today. */
function useIsConfirmed(today: string, entryDay: string | null | undefined): boolean {
  return useConfirmedDay() === today && entryDay === today
}

type RaisedItem = { rule: string; lines: ReturnType<typeof useAlerts>['alerts'][number]['lines'] }

/** Returns the raised items that the owner sees. */
function useVerdict(record: Parameters<typeof useAlerts>[0]) {
  const { alerts, notices, watches, allGreen } = useAlerts(record)
  const activeWatches = watches.filter(({ hidden, putAsideUntil }) => !hidden && !putAsideUntil)
  const red: RaisedItem[] = [
    ...alerts.filter(({ severity }) => severity === 'red'),
    ...activeWatches.filter(({ level }) => level === 'red'),
  ]
  const amber: RaisedItem[] = [
    ...alerts.filter(({ severity, hidden }) => severity === 'amber' && !hidden),
    ...activeWatches.filter(({ level }) => level === 'amber'),
  ]
  return {
    red,
    amber,
    aside: watches.flatMap(({ rule, putAsideUntil }) => (putAsideUntil ? [rule] : [])),
    calmer: [
      ...amber.map((one) => ({ ...one, isAmber: true })),
      ...notices.map((one) => ({ ...one, isAmber: false })),
    ],
    allGreen,
  }
}

/** A confirmed loss of weight is red, but needs no visit on the same day (product/watches 3). */
const redTitle = (red: readonly RaisedItem[]): string =>
  red.every(({ rule }) => rule === 'weight-loss-confirmed')
    ? 'Consultez un vétérinaire cette semaine'
    : 'Urgent\u00a0: consultez un vétérinaire aujourd’hui'

function Aside({ rules }: { rules: readonly string[] }) {
  return rules.length > 0 && <AsideNames rules={rules} />
}

/** Lists the first items in a line each; the complete texts are below. */
function RaisedRules({ raised: items }: { raised: readonly RaisedItem[] }) {
  return (
    <ul className={styles.finding}>
      {items.slice(0, shownCount).map(({ rule, lines: [line] }) => (
        <li key={rule}>{line && <LineText line={line} />}</li>
      ))}
      {items.length > shownCount && <li>et {items.length - shownCount} de plus, ci-dessous</li>}
    </ul>
  )
}

const shownCount = 3
