import { isDay } from '#shared/base/time'

// This module is separate from quickEntryParams.ts, which every page loads.

const additions = ['vomissement', 'selles', 'perfusion', 'note'] as const
export type Addition = (typeof additions)[number]

/**
 * Returns the additional parameters of the address (product/entries 6): an addition to the entry,
 * or a forgotten day.
 */
export function entryParams(
  search: URLSearchParams,
  today: string,
): { addition: Addition | null; forgotten: string | null } {
  const day = search.get('jour') ?? ''
  return {
    addition: additions.find((name) => name === search.get('ajout')) ?? null,
    forgotten: isDay(day) && day < today ? day : null,
  }
}
