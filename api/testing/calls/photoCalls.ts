import { expect } from 'vitest'
import type { TestOwner } from '../owner'
import type { RestClient } from '../restClient'
import type { TestApp } from '../testApp'

export const publicUrl = 'https://nephrochat.example'
export const addressPattern = /^https:\/\/nephrochat\.example\/photos\/[\w-]{43}\.webp$/
export const small = (address: string) => address.replace('.webp', '-small.webp')

export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

export function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  { field = 'photo', name = 'chat.jpg', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData()
  form.append(field, new Blob([bytes], { type }), name)
  return form
}

/** Returns the calls of the photos' routes to the current app, as its owner unless another one is given. */
export function createPhotoCalls(
  context: () => { app: TestApp; call: RestClient; owner: TestOwner },
) {
  const upload = async (owner: TestOwner, id: string, body: FormData) =>
    context().call(`POST /api/animals/${id}/photo/upload`, { token: await owner.token(), body })
  const blob = async (owner: TestOwner, body: object) =>
    context().call('POST /api/blob-upload', { token: await owner.token(), body })
  const setPhoto = async (owner: TestOwner, id: string, photoURL: unknown) =>
    context().call(`PUT /api/animals/${id}/photo`, {
      token: await owner.token(),
      body: { photoURL },
    })
  const patch = async (id: string, body: object) =>
    context().call(`PATCH /api/animals/${id}`, { token: await context().owner.token(), body })
  const read = async (id: string) =>
    (await context().call(`GET /api/animals/${id}`, { token: await context().owner.token() })).body

  /** Returns an address for a PUT, as this test reaches it. */
  async function openAddress(owner: TestOwner): Promise<string> {
    const { status, body } = await context().call('POST /api/upload-url', {
      token: await owner.token(),
    })
    expect(status).toBe(201)
    expect(body.uploadURL).toMatch(
      /^https:\/\/nephrochat\.example\/api\/fallback-upload\/[\w-]{43}$/,
    )
    return new URL(body.uploadURL).pathname
  }
  const put = (path: string, bytes: Uint8Array<ArrayBuffer>) =>
    context().call(`PUT ${path}`, { body: bytes, headers: { 'content-type': 'image/jpeg' } })

  const get = async (address: string, owner = context().owner) =>
    fetch(context().app.url + new URL(address).pathname, {
      headers: { authorization: `Bearer ${await owner.token()}` },
    })
  const exists = async (address: string, owner = context().owner) =>
    (await get(address, owner)).status === 200

  return { upload, blob, setPhoto, patch, read, openAddress, put, get, exists }
}
