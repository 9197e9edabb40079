// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draft } from '../../offline/testing/pendingChanges'
import { PendingAnswers } from './PendingAnswers'

const linesOf = (answers: object) => {
  const html = renderToStaticMarkup(<PendingAnswers entry={draft(answers)} title="Mistigri" />)
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line]) => line)
}

test('the answers of a lost cat include the stool and the note', () => {
  const calm = linesOf({})
  expect(calm).toHaveLength(5)
  expect(linesOf({ stool: 'none', note: 'Elle boude.' })).toEqual([
    ...calm,
    'Aucune selle',
    'Observations\u00a0: Elle boude.',
  ])
})
