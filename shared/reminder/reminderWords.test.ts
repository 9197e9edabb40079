import { expect, test } from 'vitest'
import { type Reminder, reminderKinds } from './reminder'
import { hourOf, lockScreenWords } from './reminderWords'

const wordsOf = (kind: Reminder['kind'], time = '08:00') =>
  lockScreenWords('Minette', { kind, subject: `${kind} 2025-03-16 ${time}`, at: new Date(0) })

test.each<[kind: Reminder['kind'], words: string, time?: string]>([
  ['questions', 'les questions du jour'],
  ['doses', 'les soins de 8\u00a0h'],
  ['doses_again', 'les soins de 20\u00a0h\u00a030 sont encore à noter', '20:30'],
  ['weighing', 'une pesée, quand vous pourrez'],
  ['check_week', 'contrôle chez le vétérinaire dans une semaine'],
  ['check_day', 'contrôle chez le vétérinaire demain'],
  ['stock', 'un stock à renouveler'],
  ['use_by', 'un stock à utiliser avant sa date'],
  ['pause', 'son carnet vous attend, quand vous voudrez. D’ici là, plus de rappel.'],
])('a locked screen shows a reminder of the kind %s as: %s', (kind, words, time) => {
  expect(wordsOf(kind, time)).toBe(`Minette\u00a0: ${words}`)
})

test('a locked screen names no disease', () => {
  for (const kind of reminderKinds)
    expect(wordsOf(kind)).not.toMatch(/rein|rén|malad|trait|chron|insuffis|perfusion/i)
})

test('an hour has no leading zero, and its minutes have one', () => {
  expect(hourOf({ subject: 'doses 2025-03-16 00:05' })).toBe('0\u00a0h\u00a005')
})
