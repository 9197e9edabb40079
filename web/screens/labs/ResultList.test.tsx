// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LabResult } from './LabResult'
import { ResultList } from './ResultList'

const result = (...quantities: string[]) =>
  ({
    uuid: quantities.join(),
    day: '2025-03-12',
    laboratory: null,
    fasting: 'unknown',
    hydrated: 'unknown',
    note: null,
    values: quantities.map((quantity) => ({ quantity, value: '24', unit: 'mg/L' })),
  }) as unknown as LabResult

function shownOf(...results: LabResult[]) {
  const html = renderToStaticMarkup(
    <ResultList
      animal={{ uuid: 'a' } as never}
      results={results}
      pendingChanges={[]}
      onCorrect={() => {}}
    />,
  )
  return {
    words: [...html.matchAll(/<p[^>]*>([^<]*\d[^<]*mg\/L)</g)].map(([, words]) =>
      words!.replaceAll('\u00a0', ' '),
    ),
    buttons: [...html.matchAll(/aria-label="(\S+) les résultats/g)].map(([, verb]) => verb),
  }
}

test('a result is corrected or deleted; a quantity of a newer build is shown, and no correction may delete it', () => {
  expect(shownOf(result('creatinine'))).toEqual({
    words: ['Créatinine 24 mg/L'],
    buttons: ['Corriger', 'Supprimer'],
  })
  expect(shownOf(result('creatinine', 'zinc'))).toEqual({
    words: ['Créatinine 24 mg/L, Autre analyse 24 mg/L'],
    buttons: ['Supprimer'],
  })
})
