import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { type Answers, emptyAnswers } from '#shared/health/answers/answers'
import {
  closeUnsubmittedForms,
  deleteUnsubmittedForm,
  deleteUnsubmittedFormsOf,
  storeUnsubmittedForm,
  readUnsubmittedForms,
} from './unsubmittedForms'

const sevenOClock = Date.parse('2025-03-12T07:00:00Z')
const form = { userUuid: 'owner', animalId: 'mina', day: '2025-03-12' }
const half = (lethargy: 1 | 2 | 3 | 4, keptAt = sevenOClock) => ({
  ...form,
  answers: { ...emptyAnswers, lethargy },
  begun: emptyAnswers,
  madeFrom: null,
  keptAt,
})
const read = async (userUuid = 'owner', now = sevenOClock, tab = 'first', where = form) =>
  (await readUnsubmittedForms(userUuid, now, tab))(where)

beforeEach(async () => {
  await closeUnsubmittedForms()
  globalThis.indexedDB = new IDBFactory()
})

test('answers survive their tab and the browser: another tab continues with the newest', async () => {
  await storeUnsubmittedForm(half(1), null, 'first')
  await storeUnsubmittedForm(half(2, sevenOClock + 1), null, 'second')
  await closeUnsubmittedForms()
  expect(await read('owner', sevenOClock, 'first')).toMatchObject({ answers: { lethargy: 1 } })
  const found = await read('owner', sevenOClock, 'third')
  expect(found).toMatchObject({ answers: { lethargy: 2 }, tab: 'second' })
  // It is one form from here on, not two.
  await storeUnsubmittedForm(half(3, sevenOClock + 2), found, 'third')
  expect(await read('owner', sevenOClock, 'fourth')).toMatchObject({ tab: 'third' })
  await deleteUnsubmittedForm(form, found, 'third')
  expect(await read('owner', sevenOClock, 'second')).toMatchObject({ tab: 'first' })
})

test('the answers of another user, cat or day are not returned', async () => {
  await storeUnsubmittedForm(half(1), null, 'first')
  expect(await read('otherOwner')).toBeNull()
  expect(await read('owner', sevenOClock, 'first', { ...form, animalId: 'tom' })).toBeNull()
  expect(await read('owner', sevenOClock, 'first', { ...form, day: '2025-03-13' })).toBeNull()
  await deleteUnsubmittedFormsOf('otherOwner')
  expect(await read()).not.toBeNull()
  await deleteUnsubmittedFormsOf('owner')
  expect(await read()).toBeNull()
})

test('unsubmitted answers are deleted after a day, whichever account reads them', async () => {
  await storeUnsubmittedForm(half(1), null, 'first')
  expect(await read('owner', sevenOClock + DAY_MS)).not.toBeNull()
  expect(await read('otherOwner', sevenOClock + 25 * HOUR_MS)).toBeNull()
  expect(await read('owner', sevenOClock)).toBeNull()
})

test('an open tab keeps its newer answers if another tab took over the older ones', async () => {
  await storeUnsubmittedForm(half(1), null, 'first')
  const found = await read('owner', sevenOClock, 'second')
  await storeUnsubmittedForm(half(2, sevenOClock + 1), null, 'first')
  await storeUnsubmittedForm(half(3, sevenOClock + 2), found, 'second')
  expect(await read('owner', sevenOClock, 'first')).toMatchObject({
    answers: { lethargy: 2 },
    tab: 'first',
  })
  await deleteUnsubmittedForm(form, found, 'second')
  expect(await read('owner', sevenOClock, 'first')).toMatchObject({
    answers: { lethargy: 2 },
    tab: 'first',
  })
})

test('answers that an older build stored without today’s fields are complete', async () => {
  const { note: _, ...fewer } = emptyAnswers
  await storeUnsubmittedForm(
    { ...half(1), answers: { ...fewer, lethargy: 1 } as Answers, begun: fewer as Answers },
    null,
    'first',
  )
  expect(await read()).toMatchObject({
    answers: { ...emptyAnswers, lethargy: 1 },
    begun: emptyAnswers,
  })
})

test('a browser without storage returns no answers', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  expect(await read()).toBeNull()
})
