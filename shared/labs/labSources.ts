import { frenchNumber } from '../base/numbers'
import { BETWEEN_PERCENT, STAGE_MIN_GAP_DAYS, STAGE_MAX_AGE_DAYS } from './iris'
import {
  BORDERLINE_UPC,
  phosphateOfICatCare,
  phosphateTargets,
  PRESSURE_FROM,
  stageColumns,
  type StageColumn,
} from './irisLimits'
import { toFirstUnit, quantities, type QuantityName, quantityNames, unitsOf } from './quantities'
import { decimal as commaDecimal, usualLabel } from './ranges'
import { STEADY_GRAVITY, STEADY_PERCENT, UNLIKELY_TIMES } from './readings'
import { ABOVE_LOWEST_PERCENT, CREATININE_RISE, POTASSIUM_LOW, TODAY_DAYS } from './remarks'

// The purpose and the source of every number of product/labs, in French. /sources shows all of
// them.

interface SourceRow {
  purpose: string
  value: string
}

export interface LabSource {
  text: string
  link: { words: string; href: string } | null
  rows: SourceRow[]
}

const decimal = (amount: number | string): string => frenchNumber(Number(amount), 5)

/** Returns the ranges of a column: 'moins de 1,6', '1,6 à 2,8', '2,9 à 5,0', 'plus de 5,0'. */
function stages(quantity: keyof typeof stageColumns): SourceRow[] {
  const columns: Record<string, StageColumn> = stageColumns[quantity]
  return Object.entries(columns).flatMap(([unit, { limits, decimals }]) => {
    const print = (limit: number) => commaDecimal(limit.toFixed(decimals))
    const after = (limit: number) => print(limit + 10 ** -decimals)
    const [one, two, three] = limits
    return [
      `moins de ${print(one)}`,
      `${print(one)} à ${print(two)}`,
      `${after(two)} à ${print(three)}`,
      `plus de ${print(three)}`,
    ].map((range, index) => ({
      purpose: `${quantities[quantity].label} en ${unit}\u00a0: stade ${index + 1}`,
      value: range,
    }))
  })
}

const phosphate = (
  publisher: string,
  unit: string,
  { from, upTo }: typeof phosphateOfICatCare,
): SourceRow[] =>
  Object.entries(upTo).map(([stage, to = '']) => ({
    purpose: `Phosphore visé au stade ${stage} selon ${publisher}, en ${unit}`,
    value: `${commaDecimal(from)} à ${commaDecimal(to)}`,
  }))

const pressure = (purpose: string, from: number): SourceRow => ({
  purpose: `Pression systolique\u00a0: ${purpose}, dès`,
  value: `${from} mmHg`,
})

const iris: SourceRow[] = [
  ...stages('creatinine'),
  ...stages('sdma'),
  { purpose: 'RPCU\u00a0: protéinurie limite', value: BORDERLINE_UPC.map(decimal).join(' à ') },
  pressure('préhypertension', PRESSURE_FROM.prehypertension),
  pressure('hypertension', PRESSURE_FROM.hypertension),
  pressure('hypertension sévère', PRESSURE_FROM.severe),
  ...Object.entries(phosphateTargets).flatMap(([unit, target]) => phosphate('IRIS', unit, target)),
]

type UsualSource =
  | 'analyser'
  | 'iris'
  | 'gravity'
  | 'bloodOfCats'
  | 'magnesium'
  | 'fibroblastFactor'

const usualOf: Record<QuantityName, UsualSource> = {
  creatinine: 'analyser',
  sdma: 'analyser',
  urea: 'analyser',
  ureaNitrogen: 'analyser',
  phosphate: 'analyser',
  potassium: 'analyser',
  calcium: 'analyser',
  ionisedCalcium: 'bloodOfCats',
  sodium: 'bloodOfCats',
  bicarbonate: 'bloodOfCats',
  magnesium: 'magnesium',
  albumin: 'bloodOfCats',
  haematocrit: 'analyser',
  upc: 'iris',
  usg: 'gravity',
  pressure: 'iris',
  fgf23: 'fibroblastFactor',
  ntProBnp: 'analyser',
  t4: 'analyser',
}

const usualRangeRows = (source: UsualSource): SourceRow[] =>
  quantityNames
    .filter((quantity) => usualOf[quantity] === source)
    .map((quantity) => ({
      purpose: `${quantities[quantity].label}\u00a0: repère du chat adulte`,
      value: usualLabel(quantity),
    }))

const factors: SourceRow[] = quantityNames.flatMap((quantity) => {
  const [first = '', ...others] = unitsOf(quantity)
  return others.map((unit) => ({
    purpose: `${quantities[quantity].label}\u00a0: 1 ${unit} vaut`,
    value: `${decimal(toFirstUnit({ quantity, value: '1', unit }))} ${first}`,
  }))
})

const possible: SourceRow[] = quantityNames.map((quantity) => {
  const [min, max] = quantities[quantity].possible
  return {
    purpose: `${quantities[quantity].label}\u00a0: à vérifier avant l’enregistrement hors de`,
    value: `${decimal(min)} à ${decimal(max)} ${unitsOf(quantity)[0]}`.trim(),
  }
})

const conventions: SourceRow[] = [
  {
    purpose: 'Stade IRIS\u00a0: deux résultats espacés d’au moins',
    value: `${STAGE_MIN_GAP_DAYS} jours`,
  },
  {
    purpose: 'Stade IRIS\u00a0: calculé si le dernier résultat a au plus',
    value: `${STAGE_MAX_AGE_DAYS} jours`,
  },
  {
    purpose: 'Entre deux stades\u00a0: deux résultats de part et d’autre d’une limite, à moins de',
    value: `${BETWEEN_PERCENT}\u202f%`,
  },
  {
    purpose: 'À montrer aujourd’hui au vétérinaire\u00a0: pression systolique, dès',
    value: `${PRESSURE_FROM.severe} mmHg`,
  },
  {
    purpose: 'À montrer aujourd’hui au vétérinaire\u00a0: potassium, moins de',
    value: `${POTASSIUM_LOW},0 mmol/L`,
  },
  {
    purpose:
      'À montrer aujourd’hui au vétérinaire\u00a0: créatinine plus élevée que celle d’avant, ' +
      `de ${CREATININE_RISE.days} jours au plus, dès`,
    value: `${CREATININE_RISE.percent}\u202f%`,
  },
  {
    purpose: '«\u202fAujourd’hui\u202f» n’est plus affiché pour un résultat de plus de',
    value: `${TODAY_DAYS} jours`,
  },
  {
    purpose: 'Créatinine plus élevée que la plus basse du chat, dès',
    value: `${ABOVE_LOWEST_PERCENT}\u202f%`,
  },
  {
    purpose: 'Une valeur est dite stable si elle change de moins de',
    value: `${STEADY_PERCENT}\u202f%`,
  },
  {
    purpose: 'Une densité urinaire est dite stable si elle change de moins de',
    value: decimal(STEADY_GRAVITY),
  },
  {
    purpose:
      'Une valeur est à vérifier avant l’enregistrement si, par rapport à la précédente, elle est ' +
      'multipliée ou divisée par',
    value: `${UNLIKELY_TIMES} ou plus`,
  },
  ...possible,
  ...usualRangeRows('gravity'),
]

const doi = (id: string): LabSource['link'] => ({
  words: `doi ${id}`,
  href: `https://doi.org/${id}`,
})

export const labSources: readonly LabSource[] = [
  {
    text: 'Stades IRIS de la maladie rénale chronique du chat (édition de 2026)\u00a0: International Renal Interest Society',
    link: { words: 'iris-kidney.com', href: 'https://www.iris-kidney.com' },
    rows: [...iris, ...usualRangeRows('iris')],
  },
  {
    text: 'Nombres d’iCatCare (2026) qui diffèrent de ceux d’IRIS\u00a0: International Cat Care',
    link: { words: 'icatcare.org', href: 'https://icatcare.org' },
    rows: phosphate('iCatCare', 'mmol/L', phosphateOfICatCare),
  },
  {
    text: 'Repères du chat adulte\u00a0: IDEXX Catalyst Dx, ProCyte, SDMA et Cardiopet. Ceux de votre laboratoire priment',
    link: null,
    rows: usualRangeRows('analyser'),
  },
  {
    text: 'Repères de chats d’une clinique de Londres\u00a0: van den Broek et al., 2017',
    link: doi('10.1111/jvim.14643'),
    rows: usualRangeRows('bloodOfCats'),
  },
  {
    text: 'Magnésium\u00a0: van den Broek et al., 2018',
    link: doi('10.1111/jvim.15141'),
    rows: usualRangeRows('magnesium'),
  },
  {
    text: 'FGF-23\u00a0: Lapsina et al., 2024',
    link: doi('10.3390/ani14111670'),
    rows: usualRangeRows('fibroblastFactor'),
  },
  { text: 'Conversions\u00a0: d’après les masses molaires (IUPAC)', link: null, rows: factors },
  { text: 'Analyses\u00a0: conventions de NéphroChat', link: null, rows: conventions },
]
