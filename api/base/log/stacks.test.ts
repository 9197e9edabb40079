import { expect, test } from 'vitest'
import { createLog } from './log'
import { createStackThrottle } from './stackThrottle'

const failure = (message: string) => new TypeError(message)
const otherFailure = () => new TypeError('other')

test('a cause has its stack once a second, and then the number of errors without one', () => {
  let now = 0
  const stackOf = createStackThrottle(() => now)
  const errors = Array.from({ length: 5 }, (_, index) => failure(`row ${index}`))
  expect(stackOf(errors[0]!)).toEqual({ stack: errors[0]!.stack })
  now = 999
  expect(stackOf(errors[1]!)).toEqual({})
  expect(stackOf(errors[2]!)).toEqual({})
  expect(stackOf(otherFailure())).toHaveProperty('stack')
  now = 1_000
  expect(stackOf(errors[3]!)).toEqual({ stack: errors[3]!.stack, withoutStack: 2 })
  now = 2_000
  expect(stackOf(errors[4]!)).toEqual({ stack: errors[4]!.stack })
})

test('many causes of errors take bounded memory', () => {
  const stackOf = createStackThrottle(() => 0)
  const named = (index: number) => Object.assign(failure('x'), { name: `Error${index}` })
  for (let index = 0; index <= 100; index += 1) stackOf(named(index))
  expect(stackOf(named(0))).toHaveProperty('stack')
  expect(stackOf(named(100))).toEqual({})
})

test('logged errors keep their message and code, and the first has the stack', () => {
  const lines: { err: Record<string, unknown> }[] = []
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as { err: Record<string, unknown> }),
  })
  for (const message of ['first', 'second'])
    log.error({ err: Object.assign(failure(message), { code: 'EIO' }) }, 'job failed')
  expect(lines.map(({ err }) => [err['message'], err['code'], 'stack' in err])).toEqual([
    ['first', 'EIO', true],
    ['second', 'EIO', false],
  ])
})
