import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useId } from 'react'
import { dateInWords, dayMonthYear } from '#shared/base/time'
import { quantities } from '#shared/labs/quantities'
import { hasOwnRange, positionInRange, rangeLabel } from '#shared/labs/ranges'
import { previousValueWords, type LabSeries, type Trend, valueLabel } from '#shared/labs/readings'
import { LabCurve } from './LabCurve'
import { placeMarks } from './treatmentMarks'
import type { LabReadingsData } from './useLabReadings'
import { hiddenTable } from '../../base/styles/text.css'
import * as styles from './LabReadings.css'

const arrows: Record<Trend, typeof ArrowRight> = {
  up: ArrowUpRight,
  down: ArrowDownRight,
  steady: ArrowRight,
}
const rangeWords = { below: ', en dessous', within: '', above: ', au-dessus' }

/**
 * Shows the newest value of each quantity beside the one before, and its curve. Below, it explains
 * the numbers on the curves.
 */
export function LabReadings({ readings, remarks, marks, start, todayLabel, x }: LabReadingsData) {
  const placed = placeMarks(marks, x)
  return (
    <div className={styles.root}>
      <div className={styles.grid}>
        {readings.map((reading) => (
          <section key={reading.quantity} className={styles.reading}>
            <ReadingWords
              reading={reading}
              remarks={remarks.filter(({ quantity }) => quantity === reading.quantity)}
            />
            <LabCurve
              reading={reading}
              start={start}
              todayLabel={todayLabel}
              x={x}
              marks={placed}
            />
            <PointsTable reading={reading} />
          </section>
        ))}
      </div>
      {marks.length > 0 && <TreatmentMarkList marks={marks} />}
    </div>
  )
}

function ReadingWords({
  reading,
  remarks,
}: { reading: LabSeries } & Pick<LabReadingsData, 'remarks'>) {
  const { quantity, newest, trend } = reading
  const previousWords = previousValueWords(reading)
  const Arrow = trend && arrows[trend]
  return (
    <div className={styles.words}>
      <h3 className={styles.quantity}>{quantities[quantity].label}</h3>
      <p className={styles.newest}>
        <strong className={styles.amount}>{valueLabel(newest)}</strong>
        {Arrow && <Arrow className={styles.arrow} size={22} aria-hidden="true" />}
        <span className={styles.muted}>le {dayMonthYear(newest.day)}</span>
      </p>
      {previousWords && <p>{previousWords}</p>}
      <p className={styles.muted}>
        {hasOwnRange(newest) ? 'Norme du laboratoire' : 'Repère'}&nbsp;: {rangeLabel(newest)}
        {rangeWords[positionInRange(newest)]}
      </p>
      {remarks.map(({ rule, message }) => (
        <p key={rule} className={styles.remark}>
          {message}
        </p>
      ))}
    </div>
  )
}

function TreatmentMarkList({ marks }: Pick<LabReadingsData, 'marks'>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.quantity}>
        Les traitements sur les courbes
      </h3>
      <ol className={styles.marks}>
        {marks.map(({ number, words }) => (
          <li key={number}>
            <span className={styles.number}>{number}</span> {words}
          </li>
        ))}
      </ol>
    </section>
  )
}

function PointsTable({ reading: { quantity, points } }: { reading: LabSeries }) {
  return (
    <div className={hiddenTable}>
      <table>
        <caption>{quantities[quantity].label}, tous les résultats</caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Valeur</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point, index) => (
            <tr key={index}>
              <th scope="row">{dateInWords(point.day)}</th>
              <td>{valueLabel(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
