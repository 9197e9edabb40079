import { addDays, dateInWords } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import type { RecordVisit } from '../details/loadVisit'

/** Returns 'Depuis la dernière visite, le 12 octobre 2026', or 'Depuis le début du carnet, le …'. */
export function visitTitle({
  since,
  isLastVisit,
  isRecordStart,
}: Pick<RecordVisit, 'since' | 'isLastVisit' | 'isRecordStart'>): string {
  if (isRecordStart) return `Depuis le début du carnet, le ${dateInWords(addDays(since, 1))}`
  return `Depuis ${isLastVisit ? 'la dernière visite, ' : ''}le ${dateInWords(since)}`
}

/** Returns the rows for the screen and for paper, without those that have no data. */
export function visitRows({ answered, indicators, weight, doses, newSigns }: RecordVisit) {
  const row = (term: string, ...words: readonly (string | null)[]) => ({
    term,
    words: words.filter((one) => one !== null),
  })
  const unmarked = indicators
    .filter(({ message }) => message === null)
    .map(({ category }) => categoryLabels[category])
  return {
    rows: [
      row('Saisies', answered),
      ...indicators.map(({ category, message }) => row(categoryLabels[category], message ?? null)),
      row('Poids', weight ?? null),
      row('Prises', doses ?? null),
      row('Nouveaux signes', ...newSigns),
    ].filter(({ words }) => words.length > 0),
    unmarkedSentence:
      unmarked.length > 0
        ? `Réponses sans jour à surveiller ni urgent\u00a0: ${unmarked.join(', ').toLowerCase()}.`
        : null,
  }
}
