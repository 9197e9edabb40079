import { validationError } from '../../base/errors'
import type { ListName } from './copyRows'

const rowWords: Record<ListName, string> = {
  measurements: 'saisie',
  weights: 'pesée',
  treatments: 'traitement',
  doses: 'prise',
  stocks: 'stock',
  stockChanges: 'changement de stock',
  labResults: 'analyse',
  vetProposals: 'consigne',
  alerts: 'alerte',
}

/** The response lists no more mistakes than this. */
export const MAX_MISTAKES = 10

interface RowPosition {
  /** The index in the file, from 0. */
  cat: number
  /** It is `null` if it is not read yet or invalid. */
  name: string | null
  list?: ListName
  row?: number
}

/** Collects the mistakes of a copy with their positions: 'Minette, pesée nº 3 : Le poids doit…' */
export class Mistakes {
  private readonly fields: Record<string, string> = {}

  /** @throws VALIDATION once there are ten mistakes */
  note({ cat, name, list, row = 0 }: RowPosition, errors: Record<string, string>): void {
    for (const [field, message] of Object.entries(errors)) {
      const path = [
        'animals',
        cat,
        ...(list ? [list, row] : []),
        ...(field === '' ? [] : [field]),
      ].join('.')
      const words = [
        name ?? `Chat nº\u00a0${cat + 1}`,
        ...(list ? [`${rowWords[list]} nº\u00a0${row + 1}`] : []),
      ].join(', ')
      this.fields[path] ??= `${words}\u00a0: ${message}`
      if (Object.keys(this.fields).length === MAX_MISTAKES) this.refuse()
    }
  }

  /** @throws VALIDATION if there is a mistake */
  refuse(): void {
    if (Object.keys(this.fields).length > 0) throw validationError(this.fields)
  }
}
