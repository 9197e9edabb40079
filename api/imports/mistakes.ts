import { invalid } from '../errors'
import type { ListName } from './copyRows'

const rowWords: Record<ListName, string> = {
  measurements: 'saisie',
  weights: 'pesée',
  treatments: 'traitement',
  doses: 'prise',
  labResults: 'analyse',
  vetProposals: 'consigne',
  alerts: 'alerte',
}

/** More do not help whoever reads them. */
const MOST = 10

interface Place {
  /** Counted from 0. */
  cat: number
  /** As the file has it; null: not read yet, or wrong. */
  name: string | null
  list?: ListName
  row?: number
}

/** What is wrong in a copy, and where: 'Minette, pesée nº 3 : Le poids doit…' */
export class Mistakes {
  private readonly fields: Record<string, string> = {}

  /** @throws VALIDATION once there are ten */
  note({ cat, name, list, row = 0 }: Place, errors: Record<string, string>): void {
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
      if (Object.keys(this.fields).length === MOST) this.refuse()
    }
  }

  /** @throws VALIDATION where there is one */
  refuse(): void {
    if (Object.keys(this.fields).length > 0) throw invalid(this.fields)
  }
}
