import { expect, test } from 'vitest'
import { reminderKinds } from './reminder'
import { hourOf, lockScreenWords, screenOf } from './reminderWords'

const reminderOf = (kind: (typeof reminderKinds)[number], subject = `${kind} 2025-03-16`) => ({
  kind,
  subject,
  at: new Date(0),
})

test.each([
  [reminderOf('questions'), 'Minette\u00a0: les questions du jour', '/quick-entry/1'],
  [
    reminderOf('doses', 'doses 2025-03-16 08:00'),
    'Minette\u00a0: les soins de 8\u00a0h',
    '/care/1',
  ],
  [
    reminderOf('doses_again', 'doses_again 2025-03-16 20:30'),
    'Minette\u00a0: les soins de 20\u00a0h\u00a030 sont encore à noter',
    '/care/1',
  ],
  [reminderOf('weighing'), 'Minette\u00a0: une pesée, quand vous pourrez', '/animals/1'],
  [
    reminderOf('check_week'),
    'Minette\u00a0: contrôle chez le vétérinaire dans une semaine',
    '/share/1',
  ],
  [reminderOf('check_day'), 'Minette\u00a0: contrôle chez le vétérinaire demain', '/share/1'],
  [reminderOf('stock'), 'Minette\u00a0: un stock à renouveler', '/care/1'],
  [reminderOf('use_by'), 'Minette\u00a0: un stock à utiliser avant sa date', '/care/1'],
  [
    reminderOf('pause'),
    'Minette\u00a0: son carnet vous attend, quand vous voudrez. D’ici là, plus de rappel.',
    '/quick-entry/1',
  ],
])('%o', (reminder, words, screen) => {
  expect([lockScreenWords('Minette', reminder), screenOf(reminder, '1')]).toEqual([words, screen])
})

test('a locked screen names no disease', () => {
  for (const kind of reminderKinds)
    expect(lockScreenWords('', reminderOf(kind, 'doses 2025-03-16 08:00'))).not.toMatch(
      /rein|rén|malad|trait|chron|insuffis|perfusion/i,
    )
  expect(hourOf({ subject: 'doses 2025-03-16 00:05' })).toBe('0\u00a0h\u00a005')
})
