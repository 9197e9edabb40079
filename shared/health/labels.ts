import type { ClumpSize, HydrationLevel, UrinationSigns, VomitingType } from './entry'

// The answers in French, where they stand as data: journal, reasons, chips.

export const hydrationLabels: Record<HydrationLevel, string> = {
  less: "moins que d'habitude",
  normal: "comme d'habitude",
  more: "plus que d'habitude",
}

/** Spec 2 §3, Journal appetite labels: shares of the usual ration. */
const appetites = ['0%', '25%', '50–75%', '100%', '> 100%']

/** Spec 2 §2, Scales. */
const energies = ['très abattu', 'moins actif', "comme d'habitude", 'un peu plus actif', 'agité']

export function appetiteLabel(appetite: number): string {
  return appetites[appetite - 1] ?? '–'
}

export function energyLabel(lethargy: number): string {
  return energies[lethargy - 1] ?? '–'
}

export const clumpLabels: Record<ClumpSize, string> = {
  small: 'Petites boules',
  medium: 'Boules moyennes',
  large: 'Grosses boules',
}

export const vomitingTypeLabels: Record<keyof VomitingType, string> = {
  hairball: 'Boule de poils',
  waterIntolerance: 'Eau non gardée',
  regurgitation: 'Régurgitation',
}

export const urinationSignLabels: Record<keyof UrinationSigns, string> = {
  straining: 'Efforts pour uriner',
  bloodVisible: 'Sang visible',
  noUrination: 'Aucune urine',
}

export const perfusionLabel = 'Perfusion sous-cutanée'
