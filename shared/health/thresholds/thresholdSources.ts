import { frenchNumber } from '../../base/numbers'
import * as thresholds from './thresholds'

// The purpose and the source of each threshold, in French. /sources shows all of them
// (product/watches 4).

export const sources = {
  document: { text: 'Règle d’origine de NéphroChat' },
  convention: {
    text: 'Convention de NéphroChat\u00a0: aucune étude ne donne de seuil pour la maison',
  },
  weight: {
    text: 'Convention de NéphroChat. 569 chats avaient perdu 8,9 % de leur poids (médiane) dans l’année avant le diagnostic\u00a0: Freeman 2016',
    doi: '10.1111/jvim.14561',
  },
  stool: {
    text: 'Convention de NéphroChat. Moins d’une selle par jour\u00a0: 42\u00a0% des chats insuffisants rénaux, 15\u00a0% des chats sains\u00a0: Jones 2022, JFMS 24, 131–141',
  },
  vet: { text: 'Fixé avec votre vétérinaire, pour votre chat' },
} as const satisfies Record<string, { text: string; doi?: string }>

export type SourceName = keyof typeof sources

interface Described {
  what: string
  /** follows the number */
  unit: string
  source: SourceName
}

type Named = keyof typeof thresholds

export const thresholdSources: Record<Named, Described> = {
  USABLE_GAP_HOURS: {
    what: 'Une saisie se compare à la précédente si elles sont espacées au plus de',
    unit: 'h',
    source: 'document',
  },
  STALE_AFTER_HOURS: {
    what: 'Les indicateurs disent leur âge après',
    unit: 'h',
    source: 'document',
  },
  APPETITE_REFUSAL: {
    what: 'Refus de manger\u00a0: appétit de',
    unit: 'sur 5',
    source: 'document',
  },
  APPETITE_REDUCED: { what: 'Appétit réduit\u00a0: au plus', unit: 'sur 5', source: 'document' },
  ENERGY_VERY_LOW: { what: 'Énergie très basse\u00a0: au plus', unit: 'sur 5', source: 'document' },
  ENERGY_LOW: { what: 'Énergie basse\u00a0: au plus', unit: 'sur 5', source: 'document' },
  VOMITING_LIGHT: { what: 'Vomissements légers\u00a0: dès', unit: 'par jour', source: 'document' },
  VOMITING_REPEATED: {
    what: 'Vomissements répétés\u00a0: dès',
    unit: 'par jour',
    source: 'document',
  },
  VOMITING_FREQUENT: {
    what: 'Vomissements urgents\u00a0: dès',
    unit: 'par jour',
    source: 'document',
  },
  URINATION_VERY_LOW: {
    what: 'Très peu de mictions, avec des efforts ou du sang\u00a0: au plus',
    unit: 'par jour',
    source: 'document',
  },
  URINATION_MANY_SMALL: {
    what: 'Mictions très fréquentes, petites boules\u00a0: plus de',
    unit: 'par jour',
    source: 'document',
  },
  URINATION_MANY_LARGE: {
    what: 'Urine beaucoup, boules moyennes ou grosses\u00a0: plus de',
    unit: 'par jour',
    source: 'document',
  },
  PERFUSION_URINATIONS: {
    what: 'Mictions qu’une perfusion ajoute au compte',
    unit: 'par jour',
    source: 'document',
  },
  COUNT_MAX: { what: 'Compte le plus haut', unit: 'par jour', source: 'document' },
  BASELINE_WATER: { what: 'Eau habituelle', unit: 'mL/kg/jour', source: 'document' },
  HIGH_WATER: { what: 'Boit beaucoup\u00a0: plus de', unit: 'mL/kg/jour', source: 'document' },
  HYDRATION_PERCENT: {
    what: 'Part de l’eau habituelle des choix moins, comme d’habitude et plus',
    unit: '%',
    source: 'document',
  },
  LESS_BELOW_PERCENT: {
    what: 'Une quantité d’eau se lit «\u00a0moins\u00a0» sous',
    unit: '% de l’habituelle',
    source: 'document',
  },
  MORE_ABOVE_PERCENT: {
    what: 'Une quantité d’eau se lit «\u00a0plus\u00a0» au-dessus de',
    unit: '% de l’habituelle',
    source: 'document',
  },
  PERFUSION_WATER_PERCENT: {
    what: 'Eau comptée avec une perfusion',
    unit: '% de l’eau bue',
    source: 'document',
  },
  WATER_WITHOUT_WEIGHT: {
    what: 'Eau d’un chat dont le poids n’est pas connu',
    unit: 'mL/jour',
    source: 'document',
  },
  WATER_MAX: { what: 'Quantité d’eau la plus haute', unit: 'mL/jour', source: 'document' },
  NOTE_MAX: { what: 'Longueur d’une note', unit: 'caractères', source: 'document' },
  OBSERVATION_SHOWN: {
    what: 'Ce que le journal montre d’une note',
    unit: 'caractères',
    source: 'document',
  },
  SCALE_MAX: {
    what: 'Échelles de l’appétit et de l’énergie\u00a0: jusqu’à',
    unit: '',
    source: 'document',
  },
  SEVERAL_SIGNS: {
    what: 'Plusieurs signes\u00a0: dès',
    unit: 'questions sur 5',
    source: 'convention',
  },
  SEVERAL_SIGNS_RED: {
    what: 'Plusieurs signes, urgent\u00a0: dès',
    unit: 'questions sur 5',
    source: 'convention',
  },
  SIGNS_ABOVE_BASELINE: {
    what: 'Plusieurs signes\u00a0: au-dessus de l’habitude du chat, de',
    unit: 'questions',
    source: 'convention',
  },
  BASELINE_DAYS: { what: 'L’habitude du chat se lit sur', unit: 'jours', source: 'convention' },
  APPETITE_LASTING: {
    what: 'Appétit réduit qui dure\u00a0: au plus',
    unit: 'sur 5',
    source: 'convention',
  },
  APPETITE_LASTING_DAYS: {
    what: 'Appétit réduit qui dure\u00a0: dès',
    unit: 'jours de suite',
    source: 'convention',
  },
  VOMITING_LASTING_DAYS: {
    what: 'Vomissements qui durent\u00a0: dès',
    unit: 'jours de suite',
    source: 'convention',
  },
  NO_ENTRY_HOURS: {
    what: 'Pas de saisie après un signe\u00a0: dès',
    unit: 'h',
    source: 'convention',
  },
  WEIGHT_LOSS_PERCENT: { what: 'Perte de poids\u00a0: dès', unit: '%', source: 'weight' },
  WEIGHT_LOSS_DAYS: {
    what: 'Perte de poids\u00a0: comparée aux pesées des',
    unit: 'jours d’avant',
    source: 'weight',
  },
  WEIGHT_LOSS_YEAR_DAYS: {
    what: 'Perte de poids lente\u00a0: comparée aux pesées des',
    unit: 'jours d’avant',
    source: 'weight',
  },
  WEIGHT_LOSS_FAST_PERCENT: {
    what: 'Perte de poids en un mois\u00a0: dès',
    unit: '%',
    source: 'weight',
  },
  WEIGHT_LOSS_FAST_DAYS: {
    what: 'Un mois, et l’écart entre deux pesées qui confirment une perte',
    unit: 'jours',
    source: 'weight',
  },
  WEIGHT_GAIN_PERCENT: { what: 'Prise de poids rapide\u00a0: dès', unit: '%', source: 'weight' },
  WEIGHT_GAIN_DAYS: {
    what: 'Prise de poids rapide\u00a0: comparée aux pesées des',
    unit: 'jours d’avant',
    source: 'weight',
  },
  WEIGHT_NOISE_GRAMS: {
    what: 'Précision d’une balance de maison\u00a0: rien n’est relevé sous',
    unit: 'g',
    source: 'weight',
  },
  WEIGHT_SPEAKS_DAYS: {
    what: 'Une perte ou une prise de poids se dit pendant',
    unit: 'jours',
    source: 'weight',
  },
  WEIGHING_DUE_DAYS: { what: 'Une pesée est à refaire après', unit: 'jours', source: 'weight' },
  WEIGHING_DUE_LOSS_DAYS: {
    what: 'Une pesée est à refaire, si une perte est relevée, après',
    unit: 'jours',
    source: 'weight',
  },
  STOOL_NONE_DAYS: { what: 'Aucune selle\u00a0: dès', unit: 'jours de suite', source: 'stool' },
  STOOL_NONE_AMBER_DAYS: {
    what: 'Aucune selle, à surveiller\u00a0: dès',
    unit: 'jours de suite',
    source: 'stool',
  },
  STOOL_HARD_DAYS: {
    what: 'Selles dures\u00a0: dès',
    unit: 'jours répondus de suite',
    source: 'stool',
  },
  STOOL_SOFT_DAYS: {
    what: 'Selles molles\u00a0: dès',
    unit: 'jours répondus de suite',
    source: 'stool',
  },
  STOOL_SOFT_AMBER_DAYS: {
    what: 'Selles molles, à surveiller\u00a0: dès',
    unit: 'jours répondus de suite',
    source: 'stool',
  },
  STOOL_COUNTED_DAYS: {
    what: 'Jours sans selles\u00a0: comptés sur les derniers',
    unit: 'jours',
    source: 'stool',
  },
  DOSE_DOUBLED_HOURS: {
    what: 'Une dose notée deux fois se dit pendant',
    unit: 'h',
    source: 'convention',
  },
  DOSES_MISSED: {
    what: 'Doses prévues sans réponse\u00a0: dès',
    unit: 'de suite',
    source: 'convention',
  },
  WEIGHING_ASKED_PERCENT: {
    what: 'Une pesée est relue avant d’être gardée si elle diffère de la précédente de plus de',
    unit: '%',
    source: 'convention',
  },
}

const values: Record<Named, number | Record<string, number>> = { ...thresholds }

export function valueOf(name: Named): string {
  const value = values[name]
  return typeof value === 'number' ? frenchNumber(value, 3) : Object.values(value).join(', ')
}
