import { expect, test } from 'vitest'
import { ruleWords } from './ruleWords'

test.each([
  ['hydration-confirmed-increase', 'Boit plus que d’habitude sur deux saisies espacées de 5 jours au plus, sans perfusion le dernier jour.'],
  ['hydration-first-day-precise', 'Plus de 90 mL d’eau par kg et par jour, perfusion non comptée, sans saisie précédente récente pour comparer.'],
  ['appetite-refusal', 'N’a rien mangé de sa ration (0 %).'],
  ['appetite-reduced-unconfirmed', 'Au plus 75 % de la ration, et davantage à la saisie précédente : ce n’est pas encore confirmé par une deuxième saisie.'],
  ['vomiting-consecutive-light', 'Vomissements sur deux saisies espacées de 5 jours au plus : 1 aujourd’hui, et au moins 1 (ou l’eau non gardée) à la précédente.'],
  ['vomiting-light-unconfirmed', '1 vomissement, et aucun à la saisie précédente : ce n’est pas encore confirmé par une deuxième saisie.'],
  ['urination-blood-low-count', 'Sang visible, et 2 mictions observées ou moins.'],
  ['urination-frequent-small', 'Plus de 7 mictions, avec de petites boules ou des boules que personne n’a regardées, et sans effort ; ou plus que le nombre habituel fixé avec votre vétérinaire.'],
  ['energy-low-with-red', 'Énergie à 1/5, et l’appétit, les vomissements ou l’urination sont urgents.'],
  ['energy-low-first-day', 'Énergie à 2/5 ou moins, sans saisie précédente récente pour comparer.'],
  ['a rule of a newer build', undefined],
])('%s in words (product/rules 6.3)', (rule, words) => expect(ruleWords(rule)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words))
