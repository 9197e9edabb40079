import { keysOf } from '#shared/base/keysOf'
import { isDay } from '#shared/base/time'

// This module is separate from quickEntryParams.ts, which every page loads.

export type Addition = 'vomiting' | 'stool' | 'perfusion' | 'note'

/** The value of each addition in addresses, which are French. */
const addressValues: Record<Addition, string> = {
  vomiting: 'vomissement',
  stool: 'selles',
  perfusion: 'perfusion',
  note: 'note',
}
const additions = keysOf(addressValues)

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
    addition: additions.find((name) => addressValues[name] === search.get('ajout')) ?? null,
    forgotten: isDay(day) && day < today ? day : null,
  }
}
