import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purge } from '../jobs/purge'
import {
  addressPattern,
  createPhotoCalls,
  dataUrl,
  formOf,
  publicUrl,
  small,
} from '../testing/calls/photoCalls'
import { bytesOf, flat, phonePhoto, picture } from '../testing/images'
import { minutesAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let call: RestClient
let owner: TestOwner
let otherOwner: TestOwner
let cat: string
let photo: Uint8Array<ArrayBuffer>
let heavy: Uint8Array<ArrayBuffer>

const start = new Date('2025-03-16T08:00:00Z')
const minutesLater = minutesAfter(start)

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: publicUrl })
  app.clock.now = start
  call = await createRestClient(app)
  ;[owner, otherOwner] = [await createOwner(app), await createOwner(app)]
  photo = await phonePhoto()
  heavy = new Uint8Array(6 * 1024 * 1024)
  heavy.set(photo)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { upload, blob, setPhoto, patch, read, openAddress, put, get } = createPhotoCalls(() => ({
  app,
  call,
  owner,
}))

/** Sends a photo in each of the four ways and returns its address. */
const ways: Record<string, () => Promise<string>> = {
  'photo/upload': async () => (await upload(owner, cat, formOf(photo))).body.photoPath,
  'blob-upload, then PUT photo': async () => {
    const { body } = await blob(owner, {
      fileData: dataUrl(photo),
      filename: '../../etc/passwd',
      animalId: cat,
      photoType: 'profile',
    })
    return (await setPhoto(owner, cat, body.url)).body.photoPath
  },
  'blob-upload, then PATCH photoPath': async () => {
    const { status, body } = await blob(owner, { fileData: dataUrl(photo) })
    expect([status, body]).toEqual([201, { url: expect.stringMatching(addressPattern) }])
    return (await patch(cat, { photoPath: body.url })).body.photoPath
  },
  'upload-url, PUT, then PUT photo': async () => {
    const { status, body } = await put(await openAddress(owner), photo)
    expect([status, body]).toEqual([200, { uploadURL: expect.stringMatching(addressPattern) }])
    return (await setPhoto(owner, cat, body.uploadURL)).body.photoPath
  },
}

describe.each(Object.entries(ways))('%s', (_, send) => {
  test('sets the photo, upright, without its location, in two sizes', async () => {
    const address = await send()
    expect(address).toMatch(addressPattern)
    expect((await read(cat)).photoPath).toBe(address)
    for (const [url, height] of [
      [address, 1280],
      [small(address), 480],
    ] as const) {
      const response = await get(url)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', height })
      expect(Buffer.from(bytes).includes('SECRET-MAKE')).toBe(false)
    }
  })
})

describe('each way refuses a file with the message of product/cats 4.1', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const sendings: Record<
    string,
    (
      bytes: Uint8Array<ArrayBuffer>,
    ) => Promise<{ status: number; body: { code: string; detail: string } }>
  > = {
    'photo/upload': (bytes) => upload(owner, cat, formOf(bytes)),
    'blob-upload': (bytes) => blob(owner, { fileData: dataUrl(bytes) }),
    'fallback-upload': async (bytes) => put(await openAddress(owner), bytes),
  }
  for (const [name, send] of Object.entries(sendings)) {
    test(`${name}: an SVG called .jpg`, async () => {
      expect((await send(svg)).body).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA',
        detail: 'Format non supporté. Utilisez JPG, PNG ou WEBP',
      })
    })
    test(`${name}: 6 MB`, async () => {
      expect((await send(heavy)).body).toMatchObject({
        status: 413,
        code: 'TOO_LARGE',
        detail: 'Le fichier est trop volumineux (max 5MB)',
      })
    })
    test(`${name}: exactly 5 MB are accepted`, async () => {
      expect((await send(heavy.slice(0, 5 * 1024 * 1024))).status).toBeLessThan(300)
    })
    test(`${name}: one byte more is refused`, async () => {
      expect((await send(heavy.slice(0, 5 * 1024 * 1024 + 1))).status).toBe(413)
    })
    test(`${name}: 41 megapixels`, async () => {
      expect((await send(await bytesOf(flat(8200, 5000).png()))).body).toMatchObject({
        status: 413,
        detail: 'La photo est trop grande (40 mégapixels au plus)',
      })
    })
  }

  test('a refused file changes nothing', async () => {
    const {
      body: { photoPath },
    } = await upload(owner, cat, formOf(photo))
    const before = await app.services.prisma.photo.count()
    for (const send of [
      () => sendings['photo/upload']!(svg),
      () => sendings['blob-upload']!(heavy),
    ])
      await send()
    expect((await read(cat)).photoPath).toBe(photoPath)
    expect(await app.services.prisma.photo.count()).toBe(before)
  })
})

test('a form without exactly one photo, or a value that is no file, is refused at the field', async () => {
  const notAnImage = 'Veuillez sélectionner une image'
  const twoPhotos = formOf(photo)
  twoPhotos.append('photo', new Blob([photo]), 'b.jpg')
  const manyFields = new FormData()
  for (let count = 0; count < 11; count += 1) manyFields.append(`field${count}`, 'x')
  manyFields.append('photo', new Blob([photo]), 'a.jpg')
  for (const form of [
    new FormData(),
    formOf(photo, { field: 'file' }),
    formOf(new Uint8Array()),
    twoPhotos,
    manyFields,
  ]) {
    expect((await upload(owner, cat, form)).body).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { photo: notAnImage },
    })
  }
  for (const fileData of [
    undefined,
    3,
    '',
    'data',
    'data:image/png;base64,',
    'data:image/png,abc',
    'https://example.org/cat.jpg',
  ]) {
    expect((await blob(owner, { fileData })).body).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { fileData: notAnImage },
    })
  }
})

test.each([
  ['multipart/form-data', 'x'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf',
  ],
])('an invalid form is malformed (%s)', async (type, body) => {
  const response = await call(`POST /api/animals/${cat}/photo/upload`, {
    token: await owner.token(),
    body,
    headers: { 'content-type': type },
  })
  expect(response.body).toMatchObject({ status: 400, code: 'MALFORMED' })
})

test('no body is read without a session, and no photo is stored without rights to the cat', async () => {
  expect(
    (await call(`POST /api/animals/${cat}/photo/upload`, { body: formOf(photo) })).status,
  ).toBe(401)
  expect((await call('POST /api/blob-upload', { body: { fileData: dataUrl(photo) } })).status).toBe(
    401,
  )
  expect((await call('POST /api/upload-url')).status).toBe(401)
  const before = await app.services.prisma.photo.count()
  expect((await upload(otherOwner, cat, formOf(photo))).body).toMatchObject({
    status: 404,
    detail: 'Animal non trouvé',
  })
  expect((await blob(otherOwner, { fileData: dataUrl(photo), animalId: cat })).body).toMatchObject({
    status: 404,
    detail: 'Animal non trouvé',
  })
  expect(await app.services.prisma.photo.count()).toBe(before)
})

describe('an upload address', () => {
  test('accepts one photo, of two parallel ones too', async () => {
    const path = await openAddress(owner)
    const statuses = (await Promise.all([put(path, photo), put(path, photo)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 404])
    expect((await put(path, photo)).body).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      detail: 'Adresse d’envoi non trouvée',
    })
  })

  test('accepts a photo after a body that was refused', async () => {
    const path = await openAddress(owner)
    expect((await put(path, new TextEncoder().encode('no image'))).status).toBe(415)
    expect((await put(path, heavy)).status).toBe(413)
    expect((await put(path, photo)).status).toBe(200)
    expect((await put(path, photo)).status).toBe(404)
  })

  test('is valid for 10 minutes', async () => {
    const [early, late] = [await openAddress(owner), await openAddress(owner)]
    app.clock.now = new Date(minutesLater(10).getTime() - 1)
    expect((await put(early, photo)).status).toBe(200)
    app.clock.now = minutesLater(10)
    expect((await put(late, photo)).status).toBe(404)
    await purge(app.database, minutesLater(11))
    expect(await app.services.prisma.photoUpload.count()).toBe(0)
  })

  test('is unknown if it was not issued', async () => {
    for (const key of ['x', 'A'.repeat(43), 'a%00b'])
      expect((await put(`/api/fallback-upload/${key}`, photo)).status).toBe(404)
  })
})

test('the graph has the mutation too', async () => {
  const { data: uploaded } = await owner.mutate(
    'uploadPhoto',
    { fileData: dataUrl(await bytesOf(picture(60, 80).png()), 'image/png'), animalUuid: cat },
    'photoPath',
  )
  const { photoPath } = uploaded.uploadPhoto
  const { data: set } = await owner.mutate(
    'setAnimalPhoto',
    { animalUuid: cat, photoURL: photoPath },
    'animal { photoPath small: photoPath(size: small) }',
  )
  expect(set.setAnimalPhoto.animal).toEqual({ photoPath, small: small(photoPath) })
  const { data: address } = await owner.graphql('mutation { createUploadUrl { uploadUrl } }')
  expect((await put(new URL(address.createUploadUrl.uploadUrl).pathname, photo)).status).toBe(200)
  const { errors } = await owner.mutate(
    'setAnimalPhoto',
    { animalUuid: cat },
    'animal { photoPath }',
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' })
})
