import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { phonePhoto } from '../testing/images'
import { createOwner, type TestOwner } from '../testing/owner'
import { type BucketServer, openBucketServer } from '../testing/servers/bucketServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { type Bucket, BucketError } from './bucket'
import { moveToBucket, moveToDatabase, removeUnused } from './movePhotos'

let server: BucketServer
let app: TestApp
let owner: TestOwner
let cat: string
let address: string

beforeAll(async () => {
  server = await openBucketServer()
  app = await createTestApp(server.settings)
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(async () => {
  await app.services.prisma.user.deleteMany()
  owner = await createOwner(app)
  cat = await owner.addCat()
  address = await setPhoto(cat)
})

const servicesWith = (bucket: Bucket = app.services.bucket!) => ({
  prisma: app.services.prisma,
  bucket,
  clock: () => app.clock.now,
})
const advanceMinutes = (minutes: number) => app.advanceClock(minutes * MINUTE_MS)
async function readCleaned(): Promise<string[]> {
  advanceMinutes(24 * 60)
  await removeUnused(servicesWith())
  return server.files()
}

async function setPhoto(animalUuid: string): Promise<string> {
  const fileData = `data:image/jpeg;base64,${Buffer.from(await phonePhoto()).toString('base64')}`
  const { data } = await owner.mutate(
    'setAnimalPhoto',
    { animalUuid, fileData },
    'animal { photoPath }',
  )
  return data.setAnimalPhoto.animal.photoPath
}
const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + new URL(path).pathname, { headers })
const getAsOwner = async (path: string) =>
  get(path, { authorization: `Bearer ${await owner.token()}` })
const sizes = () => [address, address.replace('.webp', '-small.webp')]
const seen = async () =>
  await Promise.all(
    sizes().map(async (path) =>
      Buffer.from(await (await getAsOwner(path)).arrayBuffer()).toString('base64'),
    ),
  )

test('photos in the bucket keep their access rights, are in a copy of the account, and can be moved back', async () => {
  const before = await seen()
  expect(await moveToBucket(servicesWith())).toBe(1)
  expect(await moveToBucket(servicesWith())).toBe(0)
  expect(server.files()).toHaveLength(2)
  expect(await seen()).toEqual(before)
  expect((await get(address)).status).toBe(404)
  expect(
    (await get(address, { authorization: `Bearer ${await (await createOwner(app)).token()}` }))
      .status,
  ).toBe(404)
  expect(
    (
      await get(address, {
        authorization: `Bearer ${await owner.token()}`,
        'if-none-match': (await getAsOwner(address)).headers.get('etag')!,
      })
    ).status,
  ).toBe(304)
  const copy = await fetch(`${app.url}/api/users/me/export`, {
    headers: { authorization: `Bearer ${await owner.token()}` },
  })
  expect(await copy.json()).toMatchObject({
    animals: [{ photo: `data:image/webp;base64,${before[0]}` }],
  })

  expect(await moveToDatabase(servicesWith())).toBe(1)
  expect(await readCleaned()).toEqual([])
  expect(await seen()).toEqual(before)
})

test('a photo leaves the bucket with its cat or account; another cat’s copy stays', async () => {
  await moveToBucket(servicesWith())
  const second = await owner.addCat()
  await owner.mutate('setAnimalPhoto', { animalUuid: second, photoURL: address }, 'animal { uuid }')
  await owner.mutate('deleteAnimal', { uuid: cat }, '__typename')
  expect(await readCleaned()).toHaveLength(2)
  address = await setPhoto(second)
  expect(await readCleaned()).toEqual([])
  await moveToBucket(servicesWith())
  await app.services.prisma.user.delete({ where: { email: owner.email } })
  expect(server.files()).toHaveLength(2)
  expect(await readCleaned()).toEqual([])
  expect(await app.services.prisma.unusedObject.count()).toBe(0)
})

test('without the bucket its photos get a 503, all else works, and removals are retried', async () => {
  await moveToBucket(servicesWith())
  await server.stop()
  const response = await getAsOwner(address)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' })
  await owner.mutate('deleteAnimal', { uuid: cat }, '__typename')
  address = await setPhoto(await owner.addCat())
  const before = await seen()
  await expect(moveToBucket(servicesWith())).rejects.toThrow(BucketError)
  advanceMinutes(2)
  await expect(removeUnused(servicesWith())).rejects.toThrow(BucketError)
  await server.start()
  await moveToBucket(servicesWith())
  expect(await seen()).toEqual(before)
  expect(await readCleaned()).toHaveLength(2)
  expect(await seen()).toEqual(before)
})

test('a photo deleted during its upload leaves no object, and no photo without bytes', async () => {
  const { bucket, prisma } = app.services
  const before = await seen()
  const whileSent = (work: () => Promise<unknown>) =>
    servicesWith({
      ...bucket!,
      put: async (...sent) => void (await bucket!.put(...sent), await work()),
    })
  let sent = 0
  const slow = whileSent(async () => {
    sent += 1
    if (sent > 1) return
    advanceMinutes(61)
    await removeUnused(servicesWith())
  })
  await moveToBucket(slow)
  expect(sent).toBe(4)
  expect(await seen()).toEqual(before)
  expect(await readCleaned()).toHaveLength(2)
  expect(await seen()).toEqual(before)
  await moveToDatabase(servicesWith())
  await moveToBucket(whileSent(() => prisma.photo.deleteMany()))
  expect(await readCleaned()).toEqual([])
})
