import { joinInFrench } from '../base/joinInFrench'
import { frenchNumber } from '../base/numbers'
import type { DoseOutcome, Site, SkipReason } from './doseSchema'
import type { Plan } from './plan'
import type { DoseUnit, TreatmentKind } from './treatmentSchemas'

// French labels of treatments and doses, for the screens, the tables and the vet.

export const kindLabels: Record<TreatmentKind, string> = {
  medicine: 'Médicament',
  fluids: 'Perfusion',
  diet: 'Alimentation',
  other: 'Autre soin',
}

export const unitLabels: Record<DoseUnit, string> = {
  mg: 'mg',
  ml: 'mL',
  tablet: 'comprimé',
  drop: 'goutte',
  sachet: 'sachet',
  dose: 'dose',
}

export const outcomeLabels: Record<DoseOutcome, string> = { given: 'Donné', skipped: 'Sauté' }

export const siteLabels: Record<Site, string> = {
  shoulders: 'Entre les épaules',
  left: 'Flanc gauche',
  right: 'Flanc droit',
  other: 'Ailleurs',
}

export const reasonLabels: Record<SkipReason, string> = {
  refused: 'Refusé',
  vomited: 'Vomi',
  forgotten: 'Oublié',
  none_left: 'Stock épuisé',
  vet: 'Avis du vétérinaire',
  other: 'Autre raison',
}

export const mustNotMissLabel = (mustNotMiss: boolean): string | null =>
  mustNotMiss ? 'à ne pas manquer' : null

export const withMealLabel = (withMeal: 'yes' | 'no' | null): string | null =>
  withMeal && (withMeal === 'yes' ? 'avec le repas' : 'hors des repas')

/**
 * Returns '2,5 mL', '1,5 comprimé', '2 comprimés'. French uses the plural from 2 on; units of
 * measure have no plural.
 */
export function amountLabel(amount: number | null, unit: DoseUnit | null): string | null {
  if (amount === null) return null
  const number = frenchNumber(amount, 3)
  if (unit === null) return number
  return `${number}\u00a0${unitLabels[unit]}${amount >= 2 && unit !== 'mg' && unit !== 'ml' ? 's' : ''}`
}

export const weekdayLabels = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
]

/**
 * Returns words such as 'tous les 2 jours à 08:00 et 20:00', 'lundi et jeudi à 08:00' or 'si
 * besoin, 8 h d’écart au moins'.
 */
export function planLabel({ kind, everyDays, weekdays, times, shortestHours }: Plan): string {
  if (kind === 'needed')
    return shortestHours === null
      ? 'si besoin'
      : `si besoin, ${shortestHours}\u00a0h d’écart au moins`
  const days =
    kind === 'weekdays'
      ? joinInFrench(weekdays.map((weekday) => weekdayLabels[weekday - 1] ?? ''))
      : (everyDays ?? 1) > 1
        ? `tous les ${everyDays}\u00a0jours`
        : 'tous les jours'
  return `${days} à ${joinInFrench(times)}`
}
