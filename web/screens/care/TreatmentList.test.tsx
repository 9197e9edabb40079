// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TreatedCourse } from './courses'
import { TreatmentList } from './TreatmentList'

const step = {
  uuid: 'u',
  course: 'c',
  kind: 'medicine',
  name: 'Semintra',
  amount: 2.5,
  unit: 'ml',
  plan: { kind: 'needed', everyDays: null, weekdays: [], times: [], shortestHours: null },
  mustNotMiss: false,
  firstDay: '2025-03-01',
  lastDay: null as string | null,
  addedOn: '2025-03-01',
}

const listOf = (...steps: (typeof step)[]) =>
  renderToStaticMarkup(
    <TreatmentList
      animal={{ uuid: 'a' } as never}
      courses={[{ key: 'c', addedOn: step.addedOn, steps, doses: [] } as unknown as TreatedCourse]}
      today="2025-03-16"
      isClosed
      canChangeTreatments
    />,
  )
const buttonsOf = (...steps: (typeof step)[]) =>
  [...listOf(...steps).matchAll(/aria-label="(\S+) Semintra"/g)].map(([, verb]) => verb)

test('the line of a treatment begins with a capital, with and without a dose', () => {
  expect(listOf(step)).toContain('>2,5\u00a0mL, si besoin<')
  expect(listOf({ ...step, amount: null as never })).toContain('>Si besoin<')
})

test('a planned change can be deleted, and replaced from the running treatment', () => {
  expect(buttonsOf(step)).toEqual(['Changer', 'Arrêter'])
  expect(buttonsOf({ ...step, lastDay: '2025-03-25' })).toEqual(['Arrêter'])
  expect(
    buttonsOf({ ...step, lastDay: '2025-03-25' }, { ...step, uuid: 'v', firstDay: '2025-03-26' }),
  ).toEqual(['Changer', 'Arrêter', 'Supprimer'])
})
