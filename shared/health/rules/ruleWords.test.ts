import { expect, test } from 'vitest'
import { ruleWords } from './ruleWords'

test.each([
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
  ['a rule of a newer build', undefined],
])('%s in words (product/rules 6.3)', (rule, words) =>
  expect(ruleWords(rule)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words),
)
