import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bothResults, calculateOnce } from './calculateOnce'
import type { RecordRow } from './record'

const request = {}
const counting = () => {
  let calls = 0
  return {
    calculate: (given: number) => {
      calls += 1
      return given * 2
    },
    calls: () => calls,
  }
}

test('a value that needs no reading is calculated once and without a promise', async () => {
  await turn()
  const record: Pick<RecordRow, 'results'> = {}
  const { calculate, calls } = counting()
  const requestResult = (key: string) =>
    calculateOnce(record, request, { key, read: () => 21, calculate })
  expect([requestResult('a'), requestResult('a'), requestResult('b'), calls()]).toEqual([
    42, 42, 42, 2,
  ])
})

test('fields that request a value while it is being read wait for the same result', async () => {
  const record: Pick<RecordRow, 'results'> = {}
  const { calculate, calls } = counting()
  let reads = 0
  const read = async () => (reads += 1)
  const requestResult = () => calculateOnce(record, request, { key: 'a', read, calculate })
  expect(await Promise.all([requestResult(), requestResult(), requestResult()])).toEqual([2, 2, 2])
  expect([await requestResult(), reads, calls()]).toEqual([2, 1, 1])
})

test('a result that is `null` is not calculated again', async () => {
  const record: Pick<RecordRow, 'results'> = {}
  let calls = 0
  const calculate = () => {
    calls += 1
    return null
  }
  const requestResult = () => calculateOnce(record, request, { key: 'a', read: () => 1, calculate })
  expect([await requestResult(), await requestResult(), calls]).toEqual([null, null, 1])
})

test('both values are returned without a promise if neither is one', async () => {
  expect(bothResults(1, 'a')).toEqual([1, 'a'])
  expect(await bothResults(Promise.resolve(1), 'a')).toEqual([1, 'a'])
})
