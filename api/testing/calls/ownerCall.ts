import { expect } from 'vitest'
import { createOwner } from '../owner'
import { createRestClient, type RestResponse } from '../restClient'
import type { TestApp } from '../testApp'

export type OwnerCall = (call: string, body?: object) => Promise<RestResponse>

/** Creates an owner and returns a function that sends calls with their session. */
export async function createOwnerCall(app: TestApp): Promise<OwnerCall> {
  const call = await createRestClient(app)
  const token = await (await createOwner(app)).token()
  return (to, body) => call(to, { token, body })
}

/** Matches an instant of a response. */
export const anyInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
