import { tileLabels } from '../answers/tileLabels'
import type { DayMark } from './strips'

export const markLabels: Record<DayMark, string> = { ...tileLabels, missing: 'Pas de saisie' }
