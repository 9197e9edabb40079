import type { Gender } from '../../cat/animalSchemas'
import type { FlagOf } from './answerTable'
import type { Category, ClumpSize, HydrationLevel, Stool } from './entry'

// French labels of indicators, marks and answers that are used as data: tiles, strips, journal,
// reasons, chips.

export const categoryLabels: Record<Category, string> = {
  hydration: 'Hydratation',
  appetite: 'Appétit',
  vomiting: 'Vomissements',
  urination: 'Urination',
  energy: 'Énergie',
}

export const hydrationLabels: Record<HydrationLevel, string> = {
  less: "moins que d'habitude",
  normal: "comme d'habitude",
  more: "plus que d'habitude",
}

/** Percent of the usual ration (product/entries 3.2). */
const rations = ['0', '25', '50–75', '100', '>\u00a0100']

/**
 * Labels of product/entries 3.2. A cat whose sex is not known gets the masculine form
 * (product/pages 6.5).
 */
const energies = {
  male: ['très abattu', 'moins actif', "comme d'habitude", 'un peu plus actif', 'agité'],
  female: ['très abattue', 'moins active', "comme d'habitude", 'un peu plus active', 'agitée'],
}

export function appetiteLabel(appetite: number): string {
  const ration = rations[appetite - 1]
  return ration === undefined ? '–' : `${ration}\u202f%`
}

/** Returns the upper end of an answer's percentages. */
export function rationAtMost(appetite: number): string | undefined {
  return rations[appetite - 1]?.split('–').at(-1)
}

export function energyLabel(lethargy: number, gender: Gender | null = null): string {
  return energies[gender ?? 'male'][lethargy - 1] ?? '–'
}

export const clumpLabels: Record<ClumpSize, string> = {
  small: 'Petites boules',
  medium: 'Boules moyennes',
  large: 'Grosses boules',
}

export const stoolLabels: Record<Stool, string> = {
  normal: 'Selles normales',
  hard: 'Selles dures ou sèches',
  soft: 'Selles molles ou liquides',
  none: 'Aucune selle',
  unseen: 'Selles pas vues',
}

export const vomitingTypeLabels: Record<FlagOf<'vomitingType'>, string> = {
  hairball: 'Boule de poils',
  waterIntolerance: 'Eau non gardée',
  regurgitation: 'Régurgitation',
}

export const urinationSignLabels: Record<FlagOf<'urinationSigns'>, string> = {
  straining: 'Efforts pour uriner',
  bloodVisible: 'Sang visible',
  noUrination: 'Aucune urine',
}

export const perfusionLabel = 'Perfusion sous-cutanée'
