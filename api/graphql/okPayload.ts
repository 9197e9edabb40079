import { builder } from './builder'

/** The payload of mutations that return nothing. */
export const OkPayload = builder
  .objectRef<object>('OkPayload')
  .implement({ fields: (t) => ({ ok: t.boolean({ resolve: () => true }) }) })
