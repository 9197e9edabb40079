import { longDate } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import { markLabels } from '#shared/health/period/markLabels'
import type { ShownStrips } from '#shared/health/period/strips'
import { hiddenTable } from '../../../base/styles/text.css'

/** Renders the strips as a table for screen readers, newest first. */
export function StripTable({ days, marks }: ShownStrips) {
  return (
    <div className={hiddenTable}>
      <table>
        <caption>
          {days.length > 1
            ? `Indicateurs des ${days.length} derniers jours`
            : 'Indicateurs du premier jour'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {categoryLabels[category]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => (
              <tr key={day}>
                <th scope="row">{longDate(day)}</th>
                {categories.map((category) => (
                  <td key={category}>{markLabels[marks[category][index]!]}</td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  )
}
