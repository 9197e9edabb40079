import { expect, test } from 'vitest'
import { labSources } from './labSources'
import { quantities } from './quantities'

const rows = labSources.flatMap((source) => source.rows)
const valueOf = (what: string) =>
  rows.find((row) => row.what.replaceAll('\u00a0', ' ') === what)?.value.replaceAll('\u00a0', ' ')

test.each([
  ['Créatinine : stade 1', 'moins de 140 µmol/L'],
  ['Créatinine : stade 2', '140 à 250 µmol/L'],
  ['Créatinine : stade 3', '251 à 440 µmol/L'],
  ['Créatinine : stade 4', 'plus de 440 µmol/L'],
  ['SDMA : stade 2', '18 à 25 µg/dL'],
  ['SDMA : stade 4', 'plus de 38 µg/dL'],
  ['Créatinine : relue avant d’être gardée hors de', '20 à 1\u202f500 µmol/L'],
  ['RPCU : protéinurie limite', '0,2 à 0,4'],
  ['Pression systolique : hypertension sévère, dès', '180 mmHg'],
  ['Phosphore visé au stade 3', '0,9 à 1,6 mmol/L'],
  ['Phosphore : 1 mg/L vaut', '0,03229 mmol/L'],
  ['Densité urinaire : repère du chat adulte', 'plus de 1,035'],
  ['Hématocrite : relue avant d’être gardée hors de', '5 à 70 %'],
])('%s: %s (product/labs 5.1)', (what, value) => expect(valueOf(what)).toBe(value))

test('each quantity has a usual range, bounds, and a factor for each unit except the first', () => {
  for (const { label, units } of Object.values(quantities)) {
    const own = rows.filter(({ what }) => what.startsWith(`${label}\u00a0:`))
    const count = (words: string) => own.filter(({ what }) => what.includes(words)).length
    expect([label, count('repère'), count('relue'), count('vaut')]).toEqual([
      label,
      1,
      1,
      Object.keys(units).length - 1,
    ])
  }
})
