// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { typedTime } from './TimeOverride'

test.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['8h30', '08:30'],
  ['8 h 30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  [' 8h ', '08:00'],
  ['23:59', '23:59'],
  ['0:00', '00:00'],
  ['24:00', null],
  ['8:60', null],
  ['8:3', null],
  ['-1:00', null],
  ['midi', null],
  ['', null],
])('%j reads as %j', (text, time) => {
  expect(typedTime(text)).toBe(time)
})
