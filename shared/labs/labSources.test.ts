import { expect, test } from 'vitest'
import { labSources } from './labSources'
import { quantities } from './quantities'

const rows = labSources.flatMap((source) => source.rows)
const valueOf = (purpose: string) =>
  rows
    .find((row) => row.purpose.replaceAll('\u00a0', ' ') === purpose)
    ?.value.replaceAll('\u00a0', ' ')

test.each([
  ['Créatinine en µmol/L : stade 1', 'moins de 140'],
  ['Créatinine en µmol/L : stade 2', '140 à 250'],
  ['Créatinine en µmol/L : stade 3', '251 à 440'],
  ['Créatinine en µmol/L : stade 4', 'plus de 440'],
  ['Créatinine en mg/dL : stade 1', 'moins de 1,6'],
  ['Créatinine en mg/dL : stade 2', '1,6 à 2,8'],
  ['Créatinine en mg/dL : stade 3', '2,9 à 5,0'],
  ['Créatinine en mg/dL : stade 4', 'plus de 5,0'],
  ['SDMA en µg/dL : stade 2', '18 à 25'],
  ['SDMA en µg/dL : stade 4', 'plus de 38'],
  ['Créatinine : à vérifier avant l’enregistrement hors de', '20 à 1\u202f500 µmol/L'],
  ['RPCU : protéinurie limite', '0,2 à 0,4'],
  ['Pression systolique : hypertension sévère, dès', '180 mmHg'],
  ['Phosphore visé au stade 3 selon IRIS, en mmol/L', '0,9 à 1,6'],
  ['Phosphore visé au stade 3 selon IRIS, en mg/dL', '2,7 à 5,0'],
  ['Phosphore visé au stade 2 selon iCatCare, en mmol/L', '0,81 à 1,45'],
  ['Phosphore visé au stade 3 selon iCatCare, en mmol/L', '0,81 à 1,63'],
  ['Phosphore visé au stade 4 selon iCatCare, en mmol/L', '0,81 à 1,94'],
  ['Phosphore : 1 mg/L vaut', '0,03229 mmol/L'],
  ['Azote uréique (BUN) : 1 mg/dL vaut', '0,357 mmol/L'],
  ['Densité urinaire : repère du chat adulte', '1,035 ou plus'],
  ['RPCU : repère du chat adulte', 'moins de 0,2'],
  ['Hématocrite : à vérifier avant l’enregistrement hors de', '5 à 70 %'],
  ['Créatinine plus élevée que la plus basse du chat, dès', '25\u202f%'],
  ['À montrer aujourd’hui au vétérinaire : potassium, moins de', '3,0 mmol/L'],
])('%s: %s (product/labs 5.1)', (what, value) => expect(valueOf(what)).toBe(value))

test('IRIS is the edition of 2026, and no row is twice on the page', () => {
  expect(labSources[0]!.text).toContain('2026')
  expect(new Set(rows.map(({ purpose }) => purpose)).size).toBe(rows.length)
})

test('each quantity has a usual range, bounds, and a factor for each unit except the first', () => {
  for (const { label, units } of Object.values(quantities)) {
    const own = rows.filter(({ purpose }) => purpose.startsWith(`${label}\u00a0:`))
    const count = (words: string) => own.filter(({ purpose }) => purpose.includes(words)).length
    expect([label, count('repère'), count('à vérifier'), count('vaut')]).toEqual([
      label,
      1,
      1,
      Object.keys(units).length - 1,
    ])
  }
})
