import { shortDate } from '#shared/base/time'
import { shownStrips } from '#shared/health/period/strips'
import { weightLabel } from '#shared/weight/weightValue'
import type { useRecordStrips_record$key } from '../../__generated__/useRecordStrips_record.graphql'
import type { useWeightHistory_record$key } from '../../__generated__/useWeightHistory_record.graphql'
import type { Details } from '../details/useDetails'
import { FoldedSection } from '../section/FoldedSection'
import { useDayEvents } from '../status/useDayEvents'
import { useRecordStrips } from '../status/useRecordStrips'
import { useWeightHistory } from '../weight/curve/useWeightHistory'
import { DaySlider } from './DaySlider'
import { timeLineDays } from './timeLineDays'
import { TimeLineGuides, TimeLineMarks, TimeLineSigns, TimeLineWeights } from './TimeLineRows'
import * as styles from './TimeLine.css'

const DAYS = 90

/** The fragments that the page has requested already. */
export type TimeLineRecord = useRecordStrips_record$key & useWeightHistory_record$key

/**
 * Shows changes of treatments, results, weighings and signs on one axis, so that the time before
 * and after a change can be compared (product/care 3.5).
 */
export function TimeLine({ record, details }: { record: TimeLineRecord; details: Details }) {
  const { today, strips } = useRecordStrips(record)
  const answers = useDayEvents(today, DAYS)
  const { points, todayLabel } = useWeightHistory(record)
  const days = timeLineDays({
    today,
    strips: shownStrips(strips, today, DAYS),
    weighings: points,
    answers,
    details,
  })
  if (days.length === 0) return null
  const grams = days.flatMap((one) => one.grams ?? [])
  const [first, last] = [grams[0], grams.at(-1)]
  return (
    <FoldedSection
      title="Avant et après"
      sentence="Changements, résultats, pesées et signes sur un même axe"
    >
      <DaySlider days={days} label="Changements, résultats, pesées et signes, jour par jour">
        <TimeLineGuides days={days} />
        <TimeLineMarks
          label="Traitements"
          days={days}
          of={({ changes }) => changes.length > 0}
          shape="change"
        />
        <TimeLineMarks
          label="Analyses"
          days={days}
          of={({ results }) => results.length > 0}
          shape="result"
        />
        {first !== undefined && last !== undefined && (
          <TimeLineWeights
            label={
              grams.length > 1
                ? `Poids, de ${weightLabel(first)} à ${weightLabel(last)}`
                : `Poids, ${weightLabel(last)}`
            }
            days={days}
          />
        )}
        <TimeLineSigns label="Signes par jour" days={days} />
        <p className={styles.ticks}>
          <span>{shortDate(days[0]!.day)}</span>
          <span>{shortDate(days[Math.floor(days.length / 2)]!.day)}</span>
          <span>{todayLabel}</span>
        </p>
      </DaySlider>
    </FoldedSection>
  )
}
