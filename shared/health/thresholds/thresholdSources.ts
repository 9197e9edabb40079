import { frenchNumber } from '../../base/numbers'
import type { SourceName } from './sources'
import * as thresholds from './thresholds'

// The purpose and the source of each threshold, in French. /sources shows all of them
// (product/watches 4).

interface ThresholdSource {
  purpose: string
  /** It follows the number. */
  unit: string
  source: SourceName
  /** The number is shown divided by it; 1 by default. */
  divisor?: number
}

type ThresholdName = keyof typeof thresholds

const thresholdFrom =
  (source: SourceName) =>
  (purpose: string, unit: string): ThresholdSource => ({ purpose, unit, source })
const origin = thresholdFrom('document')
const convention = thresholdFrom('convention')
const weight = thresholdFrom('weight')
const stool = thresholdFrom('stool')
const urine = thresholdFrom('urine')
const decline = thresholdFrom('decline')
const answeredDays = 'jours de suite avec une réponse'

export const thresholdSources: Record<ThresholdName, ThresholdSource> = {
  USABLE_GAP_HOURS: origin(
    'Une saisie se compare à la précédente si elles sont espacées au plus de',
    'h',
  ),
  STALE_AFTER_HOURS: origin('L’âge des indicateurs est affiché après', 'h'),
  APPETITE_REFUSAL: origin('Refus de manger\u00a0: appétit de', 'sur 5'),
  APPETITE_REDUCED: origin('Appétit réduit\u00a0: au plus', 'sur 5'),
  ENERGY_VERY_LOW: origin('Énergie très basse\u00a0: au plus', 'sur 5'),
  ENERGY_LOW: origin('Énergie basse\u00a0: au plus', 'sur 5'),
  VOMITING_LIGHT: origin('Vomissements légers\u00a0: dès', 'par jour'),
  VOMITING_REPEATED: origin('Vomissements répétés\u00a0: dès', 'par jour'),
  VOMITING_FREQUENT: origin('Vomissements urgents\u00a0: dès', 'par jour'),
  URINATION_VERY_LOW: origin(
    'Très peu d’urinations, avec des efforts ou du sang\u00a0: au plus',
    'par jour',
  ),
  URINATION_MANY_SMALL: origin(
    'Urinations très fréquentes, petites boules\u00a0: plus de',
    'par jour',
  ),
  URINATION_MANY_LARGE: origin(
    'Urine beaucoup, boules moyennes ou grosses\u00a0: plus de',
    'par jour',
  ),
  PERFUSION_URINATIONS: origin('Urinations qu’une perfusion ajoute au compte', 'par jour'),
  COUNT_MAX: origin('Compte le plus haut', 'par jour'),
  BASELINE_WATER: origin('Eau habituelle', 'mL/kg/jour'),
  HIGH_WATER: origin('Boit beaucoup\u00a0: plus de', 'mL/kg/jour'),
  HYDRATION_PERCENT: origin(
    'Part de l’eau habituelle pour les choix «\u00a0moins\u00a0», «\u00a0comme d’habitude\u00a0» et ' +
      '«\u00a0plus\u00a0»',
    '%',
  ),
  LESS_BELOW_PERCENT: origin(
    'Une quantité d’eau est notée «\u00a0moins\u00a0» sous',
    '% de l’habituelle',
  ),
  MORE_ABOVE_PERCENT: origin(
    'Une quantité d’eau est notée «\u00a0plus\u00a0» au-dessus de',
    '% de l’habituelle',
  ),
  PERFUSION_WATER_PERCENT: origin('Eau comptée avec une perfusion', '% de l’eau bue'),
  WATER_WITHOUT_WEIGHT: origin('Eau d’un chat dont le poids n’est pas connu', 'mL/jour'),
  WATER_MAX: origin('Quantité d’eau la plus haute', 'mL/jour'),
  NOTE_MAX: origin('Longueur d’une note', 'caractères'),
  OBSERVATION_MAX_SHOWN: origin('Ce que le journal montre d’une note', 'caractères'),
  SCALE_MAX: origin('Échelles de l’appétit et de l’énergie\u00a0: jusqu’à', ''),
  SEVERAL_SIGNS: convention('Plusieurs signes\u00a0: dès', 'questions sur 5'),
  SEVERAL_SIGNS_RED: convention('Plusieurs signes, urgent\u00a0: dès', 'questions sur 5'),
  SIGNS_ABOVE_BASELINE: convention(
    'Plusieurs signes\u00a0: au-dessus de l’habitude du chat, de',
    'questions',
  ),
  SEVERAL_SIGNS_FIRST_RED: convention(
    'Plusieurs signes dans une première saisie, urgent\u00a0: dès',
    'questions sur 5',
  ),
  SEVERAL_SIGNS_FIRST_LOW_RED: convention(
    'Plusieurs signes dans une première saisie, urgent si l’appétit ou l’énergie est bas\u00a0: dès',
    'questions sur 5',
  ),
  FIRST_LOW: convention('Appétit ou énergie bas dans une première saisie\u00a0: au plus', 'sur 5'),
  BASELINE_FROM_DAYS: convention('L’habitude du chat est calculée de', 'jours avant'),
  BASELINE_TO_DAYS: convention('L’habitude du chat est calculée jusqu’à', 'jours avant'),
  BASELINE_MIN_COUNT: convention('L’habitude du chat est calculée avec au moins', 'saisies'),
  BASELINE_DAYS: convention('Sans ces saisies, le jour le plus calme des', 'jours d’avant'),
  APPETITE_LASTING: convention('Appétit réduit qui dure\u00a0: au plus', 'sur 5'),
  APPETITE_LASTING_DAYS: convention('Appétit réduit qui dure\u00a0: dès', 'jours de suite'),
  APPETITE_LASTING_ENTRIES: convention(
    'Appétit réduit, même avec des jours sans saisie\u00a0: dès',
    'saisies',
  ),
  APPETITE_LASTING_OF_DAYS: convention('Ces saisies se comptent sur', 'jours'),
  ENERGY_LASTING_DAYS: convention('Énergie très basse, urgente\u00a0: dès', 'jours de suite'),
  VOMITING_LASTING_DAYS: convention('Vomissements qui durent\u00a0: dès', 'jours de suite'),
  VOMITING_OFTEN_DAYS: convention('Vomissements plus souvent que d’habitude\u00a0: dès', 'jours'),
  VOMITING_OFTEN_OF_DAYS: convention('Ces jours se comptent sur les derniers', 'jours'),
  VOMITING_OFTEN_TIMES: convention('Ces jours doivent atteindre', 'fois l’habitude'),
  VOMITING_USUAL_DAYS: convention(
    'Habitude d’un chat qui a encore peu de saisies',
    'jour de vomissement sur 10',
  ),
  VOMITING_OFTEN_RED: convention('Vomissements, urgents\u00a0: dès', 'vomissements'),
  VOMITING_OFTEN_RED_DAYS: convention('Ces vomissements se comptent sur les derniers', 'jours'),
  USUAL_FROM_DAYS: convention('Ce qui est habituel est calculé de', 'jours avant'),
  USUAL_TO_DAYS: convention('Ce qui est habituel est calculé jusqu’à', 'jours avant'),
  USUAL_MIN_COUNT: convention('Ce qui est habituel est calculé avec au moins', 'saisies'),
  NO_ENTRY_HOURS: convention('Pas de saisie après un signe\u00a0: dès', 'h'),
  NO_ENTRY_DAYS: convention('Pas de saisie après un signe\u00a0: jusqu’à', 'jours'),
  NO_ENTRY_WORST_HOURS: convention('Pas de saisie\u00a0: le niveau baisse après', 'h'),
  DECLINE_DAYS: decline('Moins bien que d’habitude\u00a0: somme des derniers', 'jours'),
  DECLINE_GAP_DAYS: decline(
    'Une saisie compte pour les jours sans saisie avant elle\u00a0: au plus',
    'jours',
  ),
  DECLINE_CALM_DAYS: decline(
    'Moins bien que d’habitude\u00a0: fini après',
    'jours où tout va bien',
  ),
  DECLINE_USUAL: decline(
    'Points habituels d’un jour, pour un chat qui a encore peu de saisies',
    'points',
  ),
  DECLINE_SLACK: decline('Écart d’un jour qui ne compte pas', 'points'),
  DECLINE_CAP: decline('Un jour compte au plus', 'points'),
  DECLINE_AMBER: decline('Moins bien que d’habitude\u00a0: dès', 'points'),
  DECLINE_RED: decline('Moins bien que d’habitude, urgent\u00a0: dès', 'points'),
  URINE_FEW_GAP_DAYS: urine('Peu d’urinations\u00a0: deux saisies espacées au plus de', 'jours'),
  URINE_FEW: urine('Peu d’urinations\u00a0: au plus', 'par jour'),
  URINE_FEW_DIVISOR: urine(
    'Peu d’urinations, par rapport à l’habitude\u00a0: au moins',
    'fois moins',
  ),
  URINE_USUAL_DAYS: urine('L’habitude des urinations est calculée sur', 'jours'),
  URINE_USUAL_MIN_COUNT: urine('L’habitude des urinations est calculée avec au moins', 'comptes'),
  URINE_FEW_MEDIAN: {
    ...urine(
      'Peu d’urinations\u00a0: signalé si le chat urine d’habitude au moins',
      'fois par jour',
    ),
    divisor: 10,
  },
  URINE_MANY_AFTER_DAYS: urine(
    'Habitude à fixer avec le vétérinaire\u00a0: carnet commencé depuis',
    'jours',
  ),
  URINE_MANY_MIN_COUNT: urine('Habitude à fixer avec le vétérinaire\u00a0: dès', 'comptes'),
  WATER_DAYS: convention('Eau mesurée\u00a0: moyenne des derniers', 'jours'),
  WATER_MIN_COUNT: convention('Eau mesurée\u00a0: dès', 'mesures'),
  WATER_LESS_PERCENT: convention('Boit nettement moins\u00a0: au plus', '% de l’habitude'),
  WATER_MORE_PERCENT: convention('Boit nettement plus\u00a0: dès', '% de l’habitude'),
  WATER_USUAL_MIN_COUNT: convention('L’habitude de l’eau est calculée avec au moins', 'mesures'),
  WEIGHT_LOSS_PERCENT: weight('Perte de poids\u00a0: dès', '%'),
  WEIGHT_LOSS_DAYS: weight('Perte de poids\u00a0: comparée aux pesées des', 'jours d’avant'),
  WEIGHT_LOSS_YEAR_DAYS: weight(
    'Perte de poids lente\u00a0: comparée aux pesées des',
    'jours d’avant',
  ),
  WEIGHT_LOSS_STILL_PERCENT: weight(
    'Perte de poids lente\u00a0: le poids baisse encore d’au moins',
    '%',
  ),
  WEIGHT_LOSS_STILL_DAYS: weight(
    'Perte de poids lente\u00a0: cette baisse est comparée aux pesées des',
    'jours d’avant',
  ),
  WEIGHT_LOSS_FAST_PERCENT: weight('Perte de poids récente\u00a0: dès', '%'),
  WEIGHT_LOSS_FAST_DAYS: weight(
    'Perte de poids récente, ou confirmée par une deuxième pesée\u00a0: d’après les pesées des',
    'jours d’avant',
  ),
  WEIGHT_LOSS_RED_DAYS: weight('Une perte confirmée est urgente si la pesée a au plus', 'jours'),
  CURRENT_WEIGHT_DAYS: weight(
    'Le poids d’aujourd’hui est la médiane des pesées des',
    'jours d’avant',
  ),
  CURRENT_WEIGHT_COUNT: weight('Le poids d’aujourd’hui est calculé avec au plus', 'pesées'),
  REFERENCE_WEIGHT_PERCENTILE: weight('Le poids d’avant dépasse cette part des pesées', '%'),
  REFERENCE_WEIGHT_MIN_COUNT: weight(
    'Avec moins de pesées, le poids d’avant est le plus lourd',
    'pesées',
  ),
  WEIGHT_DROP_PERCENT: weight('Poids en baisse rapide\u00a0: dès', '%'),
  WEIGHT_DROP_DAYS: weight('Poids en baisse rapide\u00a0: comparé aux pesées des', 'jours d’avant'),
  WEIGHT_GAIN_PERCENT: weight('Prise de poids rapide\u00a0: dès', '%'),
  WEIGHT_GAIN_RED_PERCENT: weight('Prise de poids rapide, urgente\u00a0: dès', '%'),
  WEIGHT_GAIN_DAYS: weight('Prise de poids rapide\u00a0: comparée aux pesées des', 'jours d’avant'),
  BREATHS_MANY: convention('Respire vite, au repos\u00a0: plus de', 'par minute'),
  WEIGHT_NOISE_GRAMS: weight(
    'Précision d’une balance de maison\u00a0: rien n’est relevé sous',
    'g',
  ),
  WEIGHT_UNDER_GRAMS: weight('Sous le poids fixé, urgent\u00a0: dès', 'g'),
  WEIGHT_REPORTED_DAYS: weight('Une perte ou une prise de poids est signalée pendant', 'jours'),
  WEIGHING_DUE_DAYS: weight('Une pesée est à refaire dès', 'jours'),
  WEIGHING_DUE_LOSS_DAYS: weight('Une pesée est à refaire, si une perte est relevée, dès', 'jours'),
  STOOL_NONE_DAYS: stool('Aucune selle\u00a0: dès', 'jours de suite'),
  STOOL_NONE_AMBER_DAYS: stool('Aucune selle, à surveiller\u00a0: dès', 'jours de suite'),
  STOOL_NONE_TIMES: stool('Aucune selle\u00a0: dès', 'fois l’habitude du chat'),
  STOOL_WEEK_DAYS: stool('Les jours sans selles se comptent sur', 'jours'),
  STOOL_USUAL_TO_DAYS: stool('L’habitude des selles est calculée jusqu’à', 'jours avant'),
  STOOL_USUAL_MIN_COUNT: stool('L’habitude des selles est calculée avec au moins', 'réponses'),
  STOOL_HARD_DAYS: stool('Selles dures\u00a0: dès', answeredDays),
  STOOL_SOFT_DAYS: stool('Selles molles\u00a0: dès', answeredDays),
  STOOL_SOFT_AMBER_DAYS: stool('Selles molles, à surveiller\u00a0: dès', answeredDays),
  STOOL_READ_DAYS: stool('Selles dures ou molles\u00a0: cherchées sur les derniers', 'jours'),
  STOOL_FRESH_DAYS: stool('Selles dures ou molles\u00a0: la dernière réponse a au plus', 'jours'),
  STOOL_COUNTED_DAYS: stool('Jours sans selles\u00a0: comptés sur les derniers', 'jours'),
  USUAL_CHANGED_ENTRIES: convention('Nouvelle habitude\u00a0: dès', 'saisies de suite'),
  DOSE_DOUBLED_HOURS: convention('Une dose notée deux fois est signalée pendant', 'h'),
  DOSES_MISSED: convention('Doses prévues sans réponse\u00a0: dès', 'de suite'),
  WEIGHING_CONFIRM_PERCENT: convention(
    'Une pesée est à vérifier avant l’enregistrement si elle diffère de la précédente de plus de',
    '%',
  ),
}

const values: Record<ThresholdName, number | Record<string, number>> = { ...thresholds }

export function valueOf(name: ThresholdName): string {
  const value = values[name]
  const { divisor = 1 } = thresholdSources[name]
  return typeof value === 'number'
    ? frenchNumber(value / divisor, 3)
    : Object.values(value).join(', ')
}
