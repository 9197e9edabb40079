import { useLoadedDetails } from '../details/loadDetails'
import type { RecordVisit } from '../details/loadVisit'
import { visitRows, visitTitle } from '../visit/visitRows'
import { othersWords, type SheetLimits } from './useSheetLimits'
import * as styles from './SheetVisit.css'

/** Summarises what changed since the last visit and what the owner asks (product/sharing 8). */
export function SheetVisit({ limits }: { limits: SheetLimits }) {
  const { visit, questions } = useLoadedDetails()
  if (!visit && questions.length === 0) return null
  return (
    <section className={styles.root}>
      {visit && (
        <>
          <h2 className={styles.title}>{visitTitle(visit)}</h2>
          <ul className={styles.rows}>
            {visitRows(withFewer(visit, limits)).rows.map(({ term, words }) => (
              <li key={term} className={styles.row}>
                <b>{term}</b>&nbsp;: {words.join('\u202f; ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {questions.length > 0 && (
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            <li key={index}>
              <b>Question {index + 1}</b>&nbsp;: {question}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Shortens the visit if there is little space: the strips then show the indicators. */
function withFewer(
  { newSigns, indicators, ...visit }: RecordVisit,
  { signs }: SheetLimits,
): RecordVisit {
  const more = othersWords(newSigns.length - signs, 'signe')
  if (signs === 0)
    return {
      ...visit,
      indicators: [],
      newSigns: newSigns.length > 0 ? [String(newSigns.length)] : [],
    }
  return { ...visit, indicators, newSigns: [...newSigns.slice(0, signs), ...(more ? [more] : [])] }
}
