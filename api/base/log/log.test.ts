import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Writes more than the buffer holds, then one line that only the end of the process flushes. */
const program = `
import { createLog, standardOutput } from './api/base/log/log.ts'
const log = createLog('info', standardOutput())
for (let index = 0; index < 20_000; index++) log.info({ index }, 'line')
await new Promise((resolve) => setTimeout(resolve, 250))
log.info('last')
process.exit(0)
`

function run(output: 'pipe' | number) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { stdio: ['ignore', output, 'inherit'] },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return Promise.all([ended, child.stdout ? text(child.stdout) : null])
}

test('each line is written in order, and the last one at the end of the process', async () => {
  const [code, output] = await run('pipe')
  expect(code).toBe(0)
  const lines =
    output
      ?.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { index?: number; msg: string }) ?? []
  expect(lines.pop()?.msg).toBe('last')
  expect(lines.map(({ index }) => index)).toEqual(
    Array.from({ length: 20_000 }, (_, index) => index),
  )
})

test('a full disk does not end the process, and the end does not wait for space', async () => {
  expect((await run(openSync('/dev/full', 'w')))[0]).toBe(0)
})
