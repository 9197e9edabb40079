import { builder } from '../graphql/builder'
import type { RecordRow } from '../reading/record'
import { AnimalRef } from './types'

/** The payload of every mutation that changes a cat without adding or deleting it. */
export const AnimalPayload = builder
  .objectRef<{ animal: RecordRow }>('AnimalPayload')
  .implement({
    fields: (t) => ({ animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }) }),
  })
