// The answers of one day and how each contender receives them, for a cat without entries in the
// last month.

import { createHash } from 'node:crypto'
import { emptyFields } from '../shared/health/answers/entry.ts'
import { groupFlags } from '../shared/health/answers/sentAnswers.ts'

/** The alerts that the rules raise for these answers on a second day. The other contenders have no rules. */
const alerts = [
  {
    rule: 'appetite-reduced-consecutive',
    type: 'warning',
    severity: 'amber',
    message: 'Appétit réduit\nDeux saisies de suite.',
  },
  {
    rule: 'vomiting-two-today',
    type: 'warning',
    severity: 'amber',
    message: 'Vomissements\nDeux fois aujourd’hui.',
  },
]

/** @param {import('./users.js').User} user @param {number} turn 0–27: days follow one another */
export function savedDayOf({ cat }, turn) {
  const today = new Date().setUTCHours(7, 0, 0, 0)
  return {
    animal: cat,
    entry: idOf(`${cat} ${turn}`),
    at: new Date(today - (29 - turn) * 86_400_000).toISOString(),
    answers: {
      ...emptyFields,
      waterMl: 210,
      appetite: 2,
      vomiting: 2,
      urination: 3,
      lethargy: 3,
      note: 'A bu au robinet, a dormi près du radiateur.',
    },
    alerts,
  }
}

/** Returns the parameters of `save_entry`, in order. @param {ReturnType<typeof savedDayOf>} day */
export const toValues = ({ animal, entry, at, answers, alerts }) => [
  animal,
  entry,
  at,
  ...Object.values(answers),
  JSON.stringify(alerts),
]

/** Returns the parameters of `save_entry` by name. @param {ReturnType<typeof savedDayOf>} day */
export const toArguments = ({ answers, ...rest }) => ({ ...rest, ...answers })

/**
 * Returns the mutation's input, without alerts, which the rules raise.
 * @param {ReturnType<typeof savedDayOf>} day
 */
export const toInput = ({ animal, entry, at, answers }) => ({
  ...groupFlags(answers),
  animalUuid: animal,
  uuid: entry,
  date: at,
})

/** Returns the same id for every contender. @param {string} seed */
function idOf(seed) {
  const hex = createHash('md5').update(seed).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
