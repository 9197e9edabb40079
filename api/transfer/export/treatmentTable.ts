import { dayMonthYear } from '#shared/base/time'
import { amountLabel, kindLabels, planLabel, withMealLabel } from '#shared/care/careLabels'
import { toDay } from '../../reading/entryRow'
import type { SpreadsheetTable } from './table'

export const treatmentTable: SpreadsheetTable = {
  file: 'traitements',
  header: [
    'Chat',
    'Traitement',
    'Type',
    'Dose',
    'Quand',
    'Repas',
    'Du',
    'Au',
    'Note',
    'Raison de l’arrêt',
    'À ne pas manquer',
  ],
  async *lines(_, { name: cat, treatments }) {
    for (const {
      name,
      kind,
      amount,
      unit,
      plan,
      withMeal,
      mustNotMiss,
      firstDay,
      lastDay,
      note,
      stopReason,
    } of treatments) {
      yield [
        cat,
        name,
        kindLabels[kind],
        amountLabel(amount, unit),
        planLabel(plan),
        withMealLabel(withMeal),
        dateOf(firstDay),
        lastDay && dateOf(lastDay),
        note,
        stopReason,
        mustNotMiss ? 'oui' : 'non',
      ]
    }
  },
}

const dateOf = (day: Date) => dayMonthYear(toDay(day))
