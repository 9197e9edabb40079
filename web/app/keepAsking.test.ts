import { expect, test } from 'vitest'
import type { SyncSignals } from '../offline/queue/schedule'
import { testClock } from '../offline/testing/clock'
import { keepAsking } from './keepAsking'

interface Story {
  /** In turn; the last one repeats. */
  told: (boolean | Promise<boolean>)[]
  due?: (boolean | null | Promise<boolean>)[]
  restsUntil?: number[]
}

const next = <Value>(values: Value[]) => (values.length > 1 ? values.shift()! : values[0]!)

/** When the server was asked, in seconds. */
function asking({ told, due = [true], restsUntil = [0] }: Story) {
  const clock = testClock()
  const asked: number[] = []
  const heard: Record<string, () => void> = {}
  const listen = (name: string) => (listener: () => void) => {
    heard[name] = listener
    return () => delete heard[name]
  }
  const signals: SyncSignals = {
    onOnline: listen('online'),
    onVisible: listen('look'),
    onChange: listen('change'),
  }
  const ask = async () => {
    asked.push(clock.now() / 1_000)
    return await next(told)
  }
  const stop = keepAsking({
    clock,
    signals,
    onAnswer: listen('answer'),
    isDue: async () => next(due),
    ask,
    restMs: () => Math.max(0, restsUntil[0]! - clock.now()),
  })
  return { clock, asked, heard, stop }
}

const dayMs = 86_400_000

test('a server that does not answer is asked at longer and longer intervals, and no more once it has told all', async () => {
  const { clock, asked } = asking({ told: [false, false, false, false, false, false, true] })
  await clock.pass(dayMs)
  expect(asked).toEqual([1, 31, 91, 211, 451, 751, 1_051])
})

test('a server that asks for time is left alone for so long, whatever lets hope', async () => {
  const { clock, asked, heard } = asking({ told: [false, true], restsUntil: [400_000] })
  await clock.pass(100_000)
  heard['online']!()
  heard['change']!()
  await clock.pass(dayMs)
  expect(asked).toEqual([400, 430])
})

test('a longer rest that another question was told meanwhile counts too', async () => {
  const restsUntil = [0]
  const { clock, asked } = asking({ told: [false, true], restsUntil })
  await clock.pass(10_000)
  restsUntil[0] = 400_000
  await clock.pass(dayMs)
  expect(asked).toEqual([1, 400])
})

test('the network’s return and a look at the page ask soon, once, and begin the pauses anew', async () => {
  const { clock, asked, heard } = asking({ told: [false] })
  await clock.pass(200_000)
  heard['online']!()
  heard['look']!()
  await clock.pass(40_000)
  expect(asked).toEqual([1, 31, 91, 201, 231])
})

test('nothing is asked where nothing is due, and what comes up later is', async () => {
  const { clock, asked, heard } = asking({ told: [true], due: [false, true, false] })
  await clock.pass(dayMs)
  expect(asked).toEqual([])
  heard['change']!()
  await clock.pass(dayMs)
  expect(asked).toEqual([dayMs / 1_000 + 1])
})

test('what the device answers while it is looked whether anything is due counts too', async () => {
  let settle = (_due: boolean) => {}
  const { clock, asked, heard } = asking({
    told: [true],
    due: [new Promise((settled) => (settle = settled)), true, false],
  })
  await clock.pass(1_000)
  heard['answer']!()
  settle(false)
  await new Promise((settled) => setTimeout(settled))
  await clock.pass(dayMs)
  expect(asked).toEqual([2])
})

test('where the device has begun to answer, the server is not asked at once', async () => {
  const { clock, asked, heard } = asking({ told: [true], due: [false, true, false] })
  await clock.pass(10_000)
  heard['answer']!()
  await clock.pass(dayMs)
  expect(asked).toEqual([40])
})

test('what is sent during a question needs a later one', async () => {
  let answer!: (told: boolean) => void
  const { clock, asked, heard } = asking({
    told: [new Promise((resolve) => (answer = resolve)), true],
  })
  await clock.pass(5_000)
  heard['change']!()
  await clock.pass(5_000)
  expect(asked).toEqual([1])
  answer(true)
  await new Promise((settled) => setTimeout(settled))
  await clock.pass(dayMs)
  expect(asked).toEqual([1, 11])
})

test('tables that are slow are looked into again', async () => {
  const { clock, asked } = asking({ told: [true], due: [null, true] })
  await clock.pass(dayMs)
  expect(asked).toEqual([31])
})

test('once stopped, it plans nothing more', async () => {
  const { clock, asked, heard, stop } = asking({ told: [false] })
  await clock.pass(40_000)
  stop()
  await clock.pass(dayMs)
  expect([asked, heard]).toEqual([[1, 31], {}])
})
