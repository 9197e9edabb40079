import type { PendingChange } from '../queue/rows'
import { care } from './care'
import { entry } from './entry'
import type { ChangeOf, ChangeRequest, Kind } from './kind'
import { labs } from './labs'
import { stock } from './stock'
import { watch } from './watch'
import { weight } from './weight'

/** The order is that of writing: the watches need the facts of the other nouns. */
export const nouns = [weight, care, stock, labs, entry, watch]

const kinds: { [Name in PendingChange['kind']]: Kind<Name> } = {
  ...weight.kinds,
  ...care.kinds,
  ...stock.kinds,
  ...labs.kinds,
  ...entry.kinds,
  ...watch.kinds,
}

export const kindOf = <Name extends PendingChange['kind']>(change: ChangeOf<Name>): Kind<Name> =>
  kinds[change.kind]

export const requestOf = (change: PendingChange): ChangeRequest => kindOf(change).request(change)
