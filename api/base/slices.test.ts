import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nextSlice, ownSlice } from './slices'

const calculate = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a short calculation continues without a promise, also in another request', async () => {
  await turn()
  await turn()
  expect([nextSlice({}), nextSlice({})]).toEqual([undefined, undefined])
})

test('after a long calculation the next one waits, and the event loop turns in between', async () => {
  const order: string[] = []
  void nextSlice({})
  calculate(15)
  setImmediate(() => order.push('another request'))
  await nextSlice({})?.then(() => order.push('the next slice'))
  expect(order).toEqual(['another request', 'the next slice'])
})

test('one waiting calculation runs per turn; a request with many does not delay one with few', async () => {
  const [many, few] = [{}, {}]
  const order: string[] = []
  let turns = 0
  const count = () => {
    turns += 1
    if (order.length < 5) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all([
    ...[1, 2, 3, 4].map((index) => ownSlice(many).then(() => order.push(`many ${index}`))),
    ownSlice(few).then(() => order.push('few')),
  ])
  expect(order).toEqual(['many 1', 'few', 'many 2', 'many 3', 'many 4'])
  expect(turns).toBeGreaterThan(5)
})
