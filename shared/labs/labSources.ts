import { frenchNumber } from '../base/numbers'
import { STAGE_APART_DAYS, STAGE_FRESH_DAYS } from './iris'
import {
  BORDERLINE_UPC,
  PHOSPHATE_FROM,
  phosphateUpTo,
  PRESSURE_FROM,
  stageUpTo,
} from './irisLimits'
import { inFirstUnit, quantities, type QuantityName, quantityNames, unitsOf } from './quantities'
import { STEADY_GRAVITY, STEADY_PERCENT, UNLIKELY_TIMES, usualLabel } from './readings'

// The purpose and the source of every number of product/labs, in French. /sources shows all of
// them.

interface SourceRow {
  what: string
  value: string
}

export interface LabSource {
  text: string
  link: { words: string; href: string } | null
  rows: SourceRow[]
}

const decimal = (amount: number | string): string => frenchNumber(Number(amount), 5)

/** Returns ranges of whole numbers: 'moins de 140', '140 à 250', '251 à 440', 'plus de 440'. */
function stages(quantity: keyof typeof stageUpTo): SourceRow[] {
  const [one, two, three] = stageUpTo[quantity]
  const ranges = [
    `moins de ${one + 1}`,
    `${one + 1} à ${two}`,
    `${two + 1} à ${three}`,
    `plus de ${three}`,
  ]
  return ranges.map((range, index) => ({
    what: `${quantities[quantity].label}\u00a0: stade ${index + 1}`,
    value: `${range} ${unitsOf(quantity)[0]}`,
  }))
}

const pressure = (what: string, from: number): SourceRow => ({
  what: `Pression systolique\u00a0: ${what}, dès`,
  value: `${from} mmHg`,
})

const iris: SourceRow[] = [
  ...stages('creatinine'),
  ...stages('sdma'),
  { what: 'RPCU\u00a0: protéinurie limite', value: BORDERLINE_UPC.map(decimal).join(' à ') },
  pressure('préhypertension', PRESSURE_FROM.prehypertension),
  pressure('hypertension', PRESSURE_FROM.hypertension),
  pressure('hypertension sévère', PRESSURE_FROM.severe),
  ...Object.entries(phosphateUpTo).map(([stage, to = '']) => ({
    what: `Phosphore visé au stade ${stage}`,
    value: `${decimal(PHOSPHATE_FROM)} à ${decimal(to)} mmol/L`,
  })),
]

/** The source of each quantity's usual range. */
const usualOf: Record<QuantityName, 'analyser' | 'iris' | 'gravity'> = {
  creatinine: 'analyser',
  sdma: 'analyser',
  urea: 'analyser',
  phosphate: 'analyser',
  potassium: 'analyser',
  calcium: 'analyser',
  haematocrit: 'analyser',
  upc: 'iris',
  usg: 'gravity',
  pressure: 'iris',
  t4: 'analyser',
}

const usual = (source: (typeof usualOf)[QuantityName]): SourceRow[] =>
  quantityNames
    .filter((quantity) => usualOf[quantity] === source)
    .map((quantity) => ({
      what: `${quantities[quantity].label}\u00a0: repère du chat adulte`,
      value: usualLabel(quantity, unitsOf(quantity)[0] ?? ''),
    }))

const factors: SourceRow[] = quantityNames.flatMap((quantity) => {
  const [first = '', ...others] = unitsOf(quantity)
  return others.map((unit) => ({
    what: `${quantities[quantity].label}\u00a0: 1 ${unit} vaut`,
    value: `${decimal(inFirstUnit({ quantity, value: '1', unit }))} ${first}`,
  }))
})

const possible: SourceRow[] = quantityNames.map((quantity) => {
  const [least, most] = quantities[quantity].possible
  return {
    what: `${quantities[quantity].label}\u00a0: relue avant d’être gardée hors de`,
    value: `${decimal(least)} à ${decimal(most)} ${unitsOf(quantity)[0]}`.trim(),
  }
})

const conventions: SourceRow[] = [
  {
    what: 'Stade IRIS\u00a0: deux résultats espacés d’au moins',
    value: `${STAGE_APART_DAYS} jours`,
  },
  {
    what: 'Stade IRIS\u00a0: calculé si le dernier résultat a au plus',
    value: `${STAGE_FRESH_DAYS} jours`,
  },
  { what: 'Une valeur est dite stable si elle change de moins de', value: `${STEADY_PERCENT} %` },
  {
    what: 'Une densité urinaire est dite stable si elle change de moins de',
    value: decimal(STEADY_GRAVITY),
  },
  {
    what: 'Une valeur est relue avant d’être gardée si, par rapport à la précédente, elle est multipliée ou divisée par',
    value: `${UNLIKELY_TIMES} ou plus`,
  },
  ...possible,
  ...usual('gravity'),
]

export const labSources: readonly LabSource[] = [
  {
    text: 'Stades IRIS de la maladie rénale chronique du chat (2023)\u00a0: International Renal Interest Society',
    link: { words: 'iris-kidney.com', href: 'https://www.iris-kidney.com' },
    rows: [...iris, ...usual('iris')],
  },
  {
    text: 'Repères du chat adulte\u00a0: IDEXX Catalyst Dx, ProCyte et SDMA. Ceux de votre laboratoire priment',
    link: null,
    rows: usual('analyser'),
  },
  { text: 'Conversions\u00a0: d’après les masses molaires (IUPAC)', link: null, rows: factors },
  { text: 'Analyses\u00a0: conventions de NéphroChat', link: null, rows: conventions },
]
