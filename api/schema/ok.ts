import { builder } from './builder'

/** For what has nothing to answer but that it is done. */
export const OkPayload = builder.objectRef<object>('OkPayload').implement({
  fields: (t) => ({ ok: t.boolean({ resolve: () => true }) }),
})
