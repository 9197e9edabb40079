import { DAY_MS } from '#shared/base/duration'
import type { InputFields } from './builder'
import { clientIdDescription } from './scalars'

/** Returns the fields of an input whose row has the client's id, and whose values can be corrected by a retry. */
export const clientIdFields = (t: InputFields) => ({
  uuid: t.field({ type: 'UUID', description: clientIdDescription }),
  isCorrection: t.boolean({
    description:
      'True if an earlier try with this id had other values: a row of the last 24 hours that is ' +
      'not in use yet gets these.',
  }),
})

/** Returns whether a retry can still correct a row. */
export const isCorrectable = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < DAY_MS
