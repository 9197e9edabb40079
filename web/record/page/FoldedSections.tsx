import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { shownStrips } from '#shared/health/period/strips'
import { type WatchMatter } from '#shared/health/rules/watchRow'
import { watchRules, watchTable } from '#shared/health/rules/watchTable'
import type { FoldedSections_record$key } from '../../__generated__/FoldedSections_record.graphql'
import type { PendingDays } from '../../offline/queue/usePending'
import { JournalTable } from '../journal/JournalTable'
import { FoldedSection } from '../section/FoldedSection'
import type { ShownWatch } from '../status/AlertList'
import { DayEvents } from '../status/events/DayEvents'
import { usePeriod } from '../status/period'
import { StatusStrips } from '../status/strips/StatusStrips'
import { useRecordStrips } from '../status/useRecordStrips'
import { useWeightHistory } from '../weight/curve/useWeightHistory'
import { WeightCurve } from '../weight/curve/WeightCurve'
import { RecordDetails } from './RecordDetails'
import {
  areLastDaysCalm,
  journalSentence,
  stripsSentence,
  weightSentence,
} from './sectionSentences'
import * as styles from './FoldedSections.css'

/** Shows evolution, weight, care, results and journal, each closed if it is calm. */
export function FoldedSections({
  record,
  watches,
  hasEntry = true,
  isInMemory = false,
  editedCatUuid,
  pendingDays,
  weightActions,
  journalActions,
}: {
  record: FoldedSections_record$key
  watches: readonly ShownWatch[]
  /** `false` shows only care and results. */
  hasEntry?: boolean
  isInMemory?: boolean | undefined
  editedCatUuid?: string | undefined
  pendingDays?: PendingDays | undefined
  weightActions?: ReactNode
  journalActions?: ReactNode
}) {
  const data = useFragment(
    graphql`
      fragment FoldedSections_record on HealthRecord {
        ...useRecordStrips_record
        ...usePeriodSummary_record
        ...useWeightHistory_record
        ...VetLimits_record
        ...useJournalRows_record
        ...DayEvents_record
      }
    `,
    record,
  )
  const { today, strips: allStrips } = useRecordStrips(data)
  const [range] = usePeriod()
  const strips = shownStrips(allStrips, today, range)
  const { points, changes } = useWeightHistory(data)
  const areDaysCalm = isInMemory || areLastDaysCalm(strips)
  const isMatterCalm = (matter: WatchMatter) =>
    watches.every(
      ({ rule, level }) =>
        level === 'info' ||
        watchRules.every((id) => id !== rule || watchTable[id].matter !== matter),
    )
  const details = (
    <RecordDetails record={data} isInMemory={isInMemory} isCareCalm={isMatterCalm('care')} />
  )
  if (!hasEntry) return details
  return (
    <div className={styles.root}>
      <FoldedSection title="Évolution" sentence={stripsSentence(strips)} isCalm={areDaysCalm}>
        <StatusStrips record={data} />
      </FoldedSection>
      <FoldedSection
        title="Poids"
        sentence={weightSentence(points, changes)}
        isCalm={isMatterCalm('weight')}
        actions={weightActions}
      >
        <WeightCurve record={data} />
      </FoldedSection>
      {details}
      <FoldedSection
        title="Journal & Événements"
        sentence={journalSentence(strips)}
        isCalm={areDaysCalm}
        actions={journalActions}
      >
        <JournalTable record={data} editedCatUuid={editedCatUuid} pendingDays={pendingDays} />
        <DayEvents record={data} />
      </FoldedSection>
    </div>
  )
}
