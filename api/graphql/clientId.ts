import { DAY_MS } from '#shared/base/duration'
import type { InputFields } from './builder'
import { clientIdDescription } from './scalars'

/** Returns the fields of an input whose row has the client's id, and whose values can be corrected by a retry. */
export const clientIdFields = (t: InputFields) => ({
  uuid: t.field({ type: 'UUID', description: clientIdDescription }),
  isCorrection: t.boolean({
    description:
      'True if a request with this id was sent before with other values. The stored row then ' +
      'gets these values, if it is younger than 24 hours and not in use yet.',
  }),
})

/** Returns whether a retry can still correct a row. */
export const isCorrectable = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < DAY_MS
