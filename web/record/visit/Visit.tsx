import { type ChangeEvent, use, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { addDays, dateInWords } from '#shared/base/time'
import { FARTHEST_VISIT_DAYS } from '#shared/health/period/visitDays'
import { TextField } from '../../base/ui/forms/TextField'
import { Skeleton } from '../../base/ui/Skeleton'
import { RecordKeyContext } from '../cat/recordKey'
import { compareSince, useLoadedDetails } from '../details/loadDetails'
import type { RecordVisit as VisitData } from '../details/loadVisit'
import { Section } from '../section/Section'
import { visitRows, visitTitle } from './visitRows'
import { smallMuted } from '../../base/styles/text.css'
import * as styles from './Visit.css'

/**
 * Shows the first part of the vet's page (product/sharing 8): the owner's questions, and what
 * changed since the last visit.
 */
export function Visit({ today }: { today: string }) {
  const { state, visit, questions } = useLoadedDetails()
  if (state === 'loading') return <Skeleton shape="visit" />
  return (
    <>
      {questions.length > 0 && (
        <Section title="Questions pour cette visite">
          <ol className={styles.questions}>
            {questions.map((question, index) => (
              <li key={index}>{question}</li>
            ))}
          </ol>
        </Section>
      )}
      {visit && (
        <Section title={visitTitle(visit)}>
          <Changes visit={visit} />
          <ComparedPeriod key={visit.since} since={visit.since} today={today} />
        </Section>
      )}
    </>
  )
}

function Changes({ visit }: { visit: VisitData }) {
  const { rows, unmarkedSentence } = visitRows(visit)
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ term, words }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            {words.map((one) => (
              <dd key={one}>{one}</dd>
            ))}
          </div>
        ))}
      </dl>
      {unmarkedSentence && <p className={smallMuted}>{unmarkedSentence}</p>}
      {!visit.isRecordStart && (
        <p className={smallMuted}>
          Du {dateInWords(addDays(visit.since, 1))} à aujourd’hui, comparé à autant de jours avant.
        </p>
      )}
    </>
  )
}

/**
 * Compares with a day other than that of the last visit; the request is sent once the date is
 * complete.
 */
function ComparedPeriod({ since, today }: { since: string; today: string }) {
  const environment = useRelayEnvironment()
  const recordKey = use(RecordKeyContext)
  const [hasFailed, setFailed] = useState(false)
  const [first, last] = [addDays(today, -FARTHEST_VISIT_DAYS), addDays(today, -1)]

  function pick({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    if (value < first || value > last || value === since) return
    setFailed(false)
    compareSince(environment, recordKey, value).catch(() => setFailed(true))
  }
  return (
    <div className={styles.sinceField}>
      <TextField
        label="Comparer depuis le"
        name="since"
        type="date"
        defaultValue={since}
        min={first}
        max={last}
        error={hasFailed ? 'Ce jour n’a pas pu être chargé. Réessayez.' : null}
        onChange={pick}
      />
    </div>
  )
}
