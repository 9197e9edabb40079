import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purge } from '../jobs/purge'
import { createPhotoCalls, dataUrl, formOf, publicUrl, small } from '../testing/calls/photoCalls'
import { phonePhoto } from '../testing/images'
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

const start = new Date('2025-03-16T08:00:00Z')
const minutesLater = minutesAfter(start)

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: publicUrl })
  app.clock.now = start
  call = await createRestClient(app)
  ;[owner, otherOwner] = [await createOwner(app), await createOwner(app)]
  photo = await phonePhoto()
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { upload, blob, setPhoto, patch, read, openAddress, put, exists } = createPhotoCalls(() => ({
  app,
  call,
  owner,
}))

test('the vet sees the photo', async () => {
  const {
    body: { photoPath },
  } = await upload(owner, cat, formOf(photo))
  const { data } = await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  const { token } = data.createShareLink.shareLink
  expect((await call(`GET /api/shared/${token}`)).body.animal.photoPath).toBe(
    `${photoPath}?link=${token}`,
  )
  const shared = await app.graphql(
    'query ($token: String!) { sharedAnimal(token: $token) { photoPath small: photoPath(size: small) } }',
    { token },
  )
  expect(shared.data.sharedAnimal).toEqual({
    photoPath: `${photoPath}?link=${token}`,
    small: `${small(photoPath)}?link=${token}`,
  })
  // The owner's browser may have cached it there.
  expect((await setPhoto(owner, cat, shared.data.sharedAnimal.small)).body.photoPath).toBe(
    photoPath,
  )
})

describe('only the uploader can set a photo’s address', () => {
  const refused = { status: 400, code: 'VALIDATION' }
  const sentence = 'Adresse de photo invalide'

  test('the address of another owner, of another site or of a deleted photo is refused', async () => {
    const {
      body: { url: otherPhoto },
    } = await blob(otherOwner, { fileData: dataUrl(photo) })
    const { pathname } = new URL(otherPhoto)
    const strange = [
      otherPhoto,
      small(otherPhoto),
      pathname,
      `http://localhost:3000${pathname}`,
      'https://example.org/cat.jpg',
      `${publicUrl}/photos/x.webp`,
      'javascript:alert(1)',
      'a\0b',
      'x'.repeat(600),
    ]
    for (const address of strange) {
      const [byPut, byPatch] = [
        await setPhoto(owner, cat, address),
        await patch(cat, { name: 'Autre', photoPath: address }),
      ]
      expect(byPut.body, address).toMatchObject({
        ...refused,
        fields: { photoURL: expect.any(String) },
      })
      expect(byPatch.body, address).toMatchObject({
        ...refused,
        fields: { photoPath: expect.any(String) },
      })
    }
    expect((await setPhoto(owner, cat, otherPhoto)).body.fields).toEqual({ photoURL: sentence })
    expect(await read(cat)).toMatchObject({ name: 'Mistigri', photoPath: null })
    expect((await setPhoto(otherOwner, await otherOwner.addCat(), otherPhoto)).status).toBe(200)
  })

  test.each([undefined, null, '', 3])('%j is no address', async (address) => {
    expect((await setPhoto(owner, cat, address)).body).toMatchObject({
      ...refused,
      fields: { photoURL: sentence },
    })
  })

  test('the address of the small photo is accepted', async () => {
    const {
      body: { url },
    } = await blob(owner, { fileData: dataUrl(photo) })
    expect((await setPhoto(owner, cat, small(url))).body.photoPath).toBe(url)
  })
})

describe('deleted photos', () => {
  test('a replaced photo is deleted, with parallel replacements too', async () => {
    const {
      body: { photoPath: first },
    } = await upload(owner, cat, formOf(photo))
    const responses = await Promise.all([
      upload(owner, cat, formOf(photo)),
      upload(owner, cat, formOf(photo)),
      upload(owner, cat, formOf(photo)),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const { photoPath } = await read(cat)
    expect([await exists(photoPath), await exists(first), await exists(small(first))]).toEqual([
      true,
      false,
      false,
    ])
    expect(await app.services.prisma.photo.count({ where: { animalId: cat } })).toBe(1)
  })

  test('a removed photo is deleted, and setting the same one again changes nothing', async () => {
    const {
      body: { photoPath },
    } = await upload(owner, cat, formOf(photo))
    expect((await patch(cat, { photoPath })).body.photoPath).toBe(photoPath)
    expect((await patch(cat, { name: 'Minette' })).body.photoPath).toBe(photoPath)
    expect((await patch(cat, { photoPath: null })).body).toMatchObject({
      name: 'Minette',
      photoPath: null,
    })
    expect(await exists(photoPath)).toBe(false)
    expect((await setPhoto(owner, cat, photoPath)).status).toBe(400)
  })

  test('a photo is deleted with its cat, and another cat with the same photo keeps it', async () => {
    const {
      body: { photoPath },
    } = await upload(owner, cat, formOf(photo))
    const twin = await owner.addCat()
    const { body: copied } = await setPhoto(owner, twin, photoPath)
    expect([copied.photoPath === photoPath, await exists(copied.photoPath)]).toEqual([false, true])
    const {
      body: { url },
    } = await blob(owner, { fileData: dataUrl(photo), animalId: cat })
    await call(`DELETE /api/animals/${cat}`, { token: await owner.token() })
    expect([await exists(photoPath), await exists(url), await exists(copied.photoPath)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('photos and open uploads are deleted with the account', async () => {
    const deletedOwner = await createOwner(app)
    const photoCat = await deletedOwner.addCat()
    const {
      body: { photoPath },
    } = await upload(deletedOwner, photoCat, formOf(photo))
    const {
      body: { url },
    } = await blob(deletedOwner, { fileData: dataUrl(photo) })
    const path = await openAddress(deletedOwner)
    expect([await exists(photoPath, deletedOwner), await exists(url, deletedOwner)]).toEqual([
      true,
      true,
    ])
    const token = await deletedOwner.token()
    await call('DELETE /api/users/me', { token, body: { password: 'correct horse' } })
    for (const address of [photoPath, url]) {
      expect(
        (
          await fetch(app.url + new URL(address).pathname, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).status,
      ).toBe(404)
    }
    expect((await put(path, photo)).status).toBe(404)
  })

  test('a photo without a cat is deleted after a day', async () => {
    const {
      body: { url },
    } = await blob(owner, { fileData: dataUrl(photo), animalId: cat })
    const {
      body: { photoPath },
    } = await upload(owner, cat, formOf(photo))
    await purge(app.database, minutesLater(24 * 60 - 1))
    expect([await exists(url), await exists(photoPath)]).toEqual([true, true])
    await purge(app.database, minutesLater(24 * 60 + 1))
    expect([await exists(url), await exists(photoPath)]).toEqual([false, true])
  })
})

test.each([
  'x.webp',
  `${'A'.repeat(43)}.webp`,
  `${'A'.repeat(43)}-small.webp`,
  `${'A'.repeat(43)}.jpg`,
  '..%2F..%2Fetc',
  'a%00b',
  '%zz',
  'a/b',
  '',
])('/photos/%s is not found', async (file) => {
  const response = await fetch(`${app.url}/photos/${file}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
