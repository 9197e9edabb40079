import { dateInWords } from '#shared/base/time'

/** 'Minette nous a quittés le 12 mars 2026.' */
export const deceasedWords = ({ name, diedOn }: { name: string; diedOn: string | null }): string =>
  `${name} nous a quittés${diedOn === null ? '' : ` le ${dateInWords(diedOn)}`}.`
