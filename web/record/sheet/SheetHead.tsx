import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { dateInWords, dateTime, longDate } from '#shared/base/time'
import { parseWeight, weightLabel } from '#shared/weight/weightValue'
import type { SheetHead_record$key } from '../../__generated__/SheetHead_record.graphql'
import { serverClock } from '../../base/network/serverClock'
import { LogoMark } from '../../base/ui/drawings/LogoMark'
import { ageLabel } from '../cat/ageLabel'
import { sexLabels } from '../cat/sexLabels'
import { SexSymbol } from '../cat/SexSymbol'
import * as styles from './SheetHead.css'

/** Shows the cat, the days, and the date of the sheet (product/pages 5.6). */
export function SheetHead({
  record,
  timeZone,
  entryTime,
  first,
  summary,
}: {
  record: SheetHead_record$key
  /** The reader's, for the time at which the sheet is made. */
  timeZone: string
  /** The time of the latest entry in the owner's time zone. */
  entryTime: string | null
  first: string
  summary: string | null | undefined
}) {
  const { name, sex, breed, age, weight, today, dailyStatus } = useFragment(
    graphql`
      fragment SheetHead_record on HealthRecord {
        name
        sex
        breed
        age
        weight
        today
        dailyStatus {
          date
          day
        }
      }
    `,
    record,
  )
  const [madeAt] = useState(() => serverClock.now())
  const grams = weight ? parseWeight(weight) : null
  const facts = [
    breed ?? 'Chat',
    sex && sexLabels[sex],
    age !== null && ageLabel(age),
    grams && weightLabel(grams).replace(' ', '\u00a0'),
  ]
  const { date, day } = dailyStatus
  const isLong = name.length > 40
  return (
    <header className={styles.root}>
      <div className={styles.stamp}>
        <p className={styles.brand}>
          <span className={styles.mark}>
            <LogoMark />
          </span>
          NéphroChat
        </p>
        <p>Document généré le {dateTime(madeAt, timeZone)}</p>
      </div>
      <div className={isLong ? styles.longColumns : styles.columns}>
        <div>
          <h1 className={isLong ? styles.longName : styles.name}>
            Suivi — {name}
            <SexSymbol sex={sex} />
          </h1>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <dl className={styles.facts}>
          <dt>Période</dt>
          <dd>
            <span className={styles.date}>du {dateInWords(first)}</span>{' '}
            <span className={styles.date}>au {dateInWords(today)}</span>
          </dd>
          {date && day && (
            <>
              <dt>Dernière saisie</dt>
              <dd>
                {longDate(day)}
                {entryTime && ` à ${entryTime}`}
              </dd>
            </>
          )}
        </dl>
      </div>
      <p className={styles.summary}>{summary}</p>
    </header>
  )
}
