import { expect, test } from 'vitest'
import { watchRow, type WatchRule } from '../rules/watchTable'

const names: Record<WatchRule, string> = {
  'several-signs': 'plusieurs signes le même jour',
  'energy-very-low': 'énergie très basse',
  'appetite-lasting': 'appétit réduit',
  'vomiting-lasting': 'vomissements chaque jour',
  'vomiting-often': 'vomissements plus souvent',
  decline: 'moins bien que d’habitude',
  'urine-few': 'urine moins que d’habitude',
  'water-changed': 'eau bue',
  'no-entry': 'pas de saisie',
  'weight-under-threshold': 'poids sous le seuil fixé',
  'weight-loss-confirmed': 'perte de poids confirmée',
  'weight-loss': 'perte de poids',
  'weight-drop': 'poids en baisse rapide',
  'weight-gain-fast': 'prise de poids rapide',
  'weighing-due': 'pesée',
  'stool-none': 'aucune selle',
  'stool-hard': 'selles dures',
  'stool-soft': 'selles molles',
  'dose-doubled': 'dose notée deux fois',
  'doses-missed': 'doses sans réponse',
  'dose-after-vomiting': 'vomissement le jour d’une dose',
  'urination-usual': 'urinations habituelles',
  'labs-due': 'contrôle',
}

test.each(Object.entries(names))('%s: %s (product/watches 1.5)', (rule, name) =>
  expect(watchRow(rule as WatchRule).name).toBe(name),
)
