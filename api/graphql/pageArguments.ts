import {
  cursorToOffset,
  type DefaultConnectionArguments,
  resolveArrayConnection,
} from '@pothos/plugin-relay'
import { validationError } from '../base/errors'

/** @throws VALIDATION if `first` or `last` is negative */
export function requirePageSize(args: DefaultConnectionArguments): void {
  for (const name of ['first', 'last'] as const)
    if ((args[name] ?? 0) < 0) throw validationError({ [name]: 'Doit être positif' })
}

export const unknownCursor = (name: string): Error => validationError({ [name]: 'Curseur inconnu' })

/**
 * Returns a page of a list that was read whole.
 * @throws VALIDATION at the argument, which the library would refuse in English
 */
export function pageOfList<Row>(rows: Row[], args: DefaultConnectionArguments) {
  requirePageSize(args)
  for (const name of ['after', 'before'] as const)
    if (args[name] != null && !isOffset(args[name])) throw unknownCursor(name)
  return resolveArrayConnection({ args }, rows)
}

/** The cursor of an empty page is -1. */
function isOffset(cursor: string): boolean {
  try {
    return cursorToOffset(cursor) >= -1
  } catch {
    return false
  }
}
