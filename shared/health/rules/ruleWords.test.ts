import { expect, test } from 'vitest'
import { alertRules, noticeRules } from './rules'
import { ruleWords } from './ruleWords'
import { watchRules } from './watchTable'

const sentences: [rule: string, words: string][] = [
  [
    'hydration-confirmed-increase',
    'Boit plus que d’habitude sur deux saisies espacées de 5 jours au plus, sans perfusion le dernier jour.',
  ],
  [
    'hydration-first-day-precise',
    'Plus de 90 mL d’eau par kg et par jour, perfusion non comptée, sans saisie précédente récente pour comparer.',
  ],
  ['appetite-refusal', 'N’a rien mangé de sa ration (0 %).'],
  [
    'appetite-reduced-unconfirmed',
    'Au plus 75 % de la ration, et davantage à la saisie précédente : ce n’est pas encore confirmé par une deuxième saisie.',
  ],
  [
    'vomiting-consecutive-light',
    'Vomissements sur deux saisies espacées de 5 jours au plus : 1 aujourd’hui, et au moins 1 (ou l’eau non gardée) à la précédente.',
  ],
  [
    'vomiting-light-unconfirmed',
    '1 vomissement, et aucun à la saisie précédente : ce n’est pas encore confirmé par une deuxième saisie.',
  ],
  ['urination-blood-low-count', 'Sang visible, et 2 urinations observées ou moins.'],
  [
    'urination-blood-isolated',
    'Sang visible dans les urines, même avec des urinations et des boules habituelles.',
  ],
  [
    'urination-frequent-small',
    'Plus de 7 urinations, avec de petites boules ou des boules non regardées, et sans effort ; ou plus que le nombre habituel fixé avec votre vétérinaire.',
  ],
  [
    'energy-low-with-red',
    'Énergie à 1/5, et l’appétit, les vomissements ou l’urination sont urgents.',
  ],
  ['energy-low-first-day', 'Énergie à 2/5 ou moins, sans saisie précédente récente pour comparer.'],
  [
    'several-signs',
    'Deux questions ou plus montrent un signe, soit deux de plus que d’habitude pour lui. Trois ou plus : urgent. L’habitude est la médiane des saisies de 8 à 35 jours avant, ou le jour le plus calme des 7 jours d’avant. Sans ces saisies, 4 signes sont urgents, ou 3 si l’appétit ou l’énergie en est un.',
  ],
  [
    'appetite-lasting',
    'Au plus 25 % de la ration, 3 jours de suite ou plus, ou dans 3 saisies des 7 derniers jours si aucune n’est normale.',
  ],
  [
    'vomiting-lasting',
    'Au moins 1 vomissement par jour, ou l’eau non gardée, 5 jours de suite ou plus, sans jour manquant. Urgent le premier de ces jours, et quand il y en a plus que la veille.',
  ],
  [
    'urine-few',
    'Deux saisies de suite avec 1 urination ou moins, ou au plus l’habitude divisée par 3. L’habitude est la médiane des 30 jours d’avant. Urgent pour un mâle, ou si une autre question montre un signe.',
  ],
  [
    'no-entry',
    'La dernière saisie montrait un signe à surveiller ou urgent, et 24 h ont passé sans autre saisie. Le niveau baisse après 72 h.',
  ],
  [
    'weight-gain-fast',
    'La dernière pesée est de 5 % ou plus au-dessus de celles des 7 jours d’avant ; une différence de moins de 100 g ne compte pas. Urgent dès 8 %, ou après une perfusion si l’appétit ou l’énergie est bas.',
  ],
  [
    'stool-none',
    'Aucune selle 2 jours de suite, sans jour manquant ni « pas vu », et plus souvent que d’habitude ; à surveiller à partir de 3. Urgent avec un vomissement ou un repas réduit le même jour.',
  ],
  [
    'doses-missed',
    'Les 2 dernières doses prévues d’un traitement, de jours finis, ne sont notées ni données ni sautées.',
  ],
  [
    'hydration-confirmed-decrease',
    'Boit moins que d’habitude sur deux saisies espacées de 5 jours au plus.',
  ],
  [
    'hydration-first-day-decrease',
    'Boit moins que d’habitude, sans saisie précédente récente pour comparer.',
  ],
  [
    'hydration-first-day-increase',
    'Boit plus que d’habitude, sans saisie précédente récente pour comparer.',
  ],
  [
    'hydration-decrease-unconfirmed',
    'Boit moins qu’à la saisie précédente : ce n’est pas encore confirmé par une deuxième saisie.',
  ],
  [
    'appetite-reduced-consecutive',
    'Au plus 75 % de la ration sur deux saisies espacées de 5 jours au plus.',
  ],
  [
    'appetite-reduced-first-day',
    'Au plus 75 % de la ration, sans saisie précédente récente pour comparer.',
  ],
  ['vomiting-water-intolerance', 'L’eau bue est vomie, quel que soit le nombre de vomissements.'],
  ['vomiting-frequent', '3 vomissements ou plus le même jour.'],
  ['vomiting-two-today', '2 vomissements le même jour.'],
  ['urination-no-pee', 'Aucune urine de la journée.'],
  ['urination-straining-low-count', 'Efforts pour uriner, et 2 urinations observées ou moins.'],
  ['urination-straining-small-clump', 'Efforts pour uriner, et de petites boules dans la litière.'],
  ['urination-blood-small-clump', 'Sang visible, et de petites boules dans la litière.'],
  [
    'urination-straining-isolated',
    'Efforts pour uriner, même avec des urinations et des boules habituelles.',
  ],
  [
    'urination-polyuria',
    'Plus de 4 urinations, avec des boules moyennes ou grosses et sans perfusion ; ou plus que le nombre habituel fixé avec votre vétérinaire.',
  ],
  [
    'energy-low-consecutive',
    'Énergie à 2/5 ou moins sur deux saisies espacées de 5 jours au plus.',
  ],
  [
    'energy-low-unconfirmed',
    'Énergie à 2/5 ou moins, et au-dessus à la saisie précédente : ce n’est pas encore confirmé par une deuxième saisie.',
  ],
  [
    'energy-very-low',
    'Très abattu (1/5) dans la dernière saisie. Urgent si une autre question montre un signe, ou 2 jours de suite.',
  ],
  [
    'vomiting-often',
    'Des vomissements sur 4 des 10 derniers jours ou plus, et au moins 2 fois plus souvent que d’habitude. Urgent dès 6 vomissements en 3 jours.',
  ],
  [
    'decline',
    'Chaque réponse moins bonne que d’habitude compte des points : l’appétit et l’énergie le plus, puis les vomissements et la boisson. Ils s’ajoutent sur 15 jours ; un écart de 20 points par jour ne compte pas. Dès 150 points ; urgent dès 250 points.',
  ],
  [
    'water-changed',
    'L’eau mesurée des 3 derniers jours est, en moyenne, de 60 % de l’habitude ou moins, ou de 160 % ou plus.',
  ],
  [
    'weight-under-threshold',
    'La dernière pesée est sous le poids fixé avec votre vétérinaire. À peser de nouveau si c’est de moins de 50 g.',
  ],
  [
    'weight-loss-confirmed',
    'Le poids est de 10 % ou plus sous celui des 100 jours d’avant, et une deuxième pesée le confirme ; une différence de moins de 100 g ne compte pas. Urgent pendant 7 jours. Une perte fixée avec votre vétérinaire compte seule pendant la durée qu’il a fixée.',
  ],
  [
    'weight-loss',
    'Le poids est de 5 % ou plus sous celui des 45 jours d’avant, ou de 10 % ou plus sous celui des 100 jours, ou d’un an s’il baisse encore ; une différence de moins de 100 g ne compte pas. Une perte fixée avec votre vétérinaire compte seule pendant la durée qu’il a fixée.',
  ],
  [
    'weight-drop',
    'La dernière pesée est de 4 % ou plus sous une pesée des 3 jours d’avant ; une différence de moins de 100 g ne compte pas.',
  ],
  [
    'weighing-due',
    'La dernière pesée a 28 jours ou plus, ou 15 si une perte de poids est relevée.',
  ],
  ['stool-hard', 'Selles dures ou sèches 2 jours de suite avec une réponse.'],
  [
    'stool-soft',
    'Selles molles ou liquides 2 jours de suite avec une réponse ; à surveiller à partir de 3.',
  ],
  [
    'dose-doubled',
    'Deux doses notées « donné » pour une même heure prévue, ou plus rapprochées que l’intervalle le plus court du traitement, dans les dernières 48 h.',
  ],
  [
    'dose-after-vomiting',
    'La dernière saisie note un vomissement, et un médicament a été donné ce jour-là.',
  ],
  ['urination-usual', 'Plus de 4 urinations par jour, d’habitude, sur 30 jours.'],
  ['labs-due', 'La date du prochain contrôle fixée avec votre vétérinaire est passée.'],
]

test.each(sentences)('%s in words (product/rules 6.3)', (rule, words) =>
  expect(ruleWords(rule)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words),
)

test('every rule has its sentence here, and a rule of a newer build has none', () => {
  const rules = [...Object.keys(alertRules), ...Object.keys(noticeRules), ...watchRules]
  expect(sentences.map(([rule]) => rule).toSorted()).toEqual(rules.toSorted())
  expect(ruleWords('a-newer-rule')).toBeNull()
})
