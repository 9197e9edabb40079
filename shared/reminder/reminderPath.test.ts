import { expect, test } from 'vitest'
import type { Reminder } from './reminder'
import { reminderPath } from './reminderPath'

test.each<[kind: Reminder['kind'], path: string]>([
  ['questions', '/quick-entry/1'],
  ['doses', '/care/1'],
  ['doses_again', '/care/1'],
  ['weighing', '/animals/1'],
  ['check_week', '/share/1'],
  ['check_day', '/share/1'],
  ['stock', '/care/1'],
  ['use_by', '/care/1'],
  ['pause', '/quick-entry/1'],
])('a reminder of the kind %s opens %s', (kind, path) => {
  expect(reminderPath({ kind }, '1')).toBe(path)
})
