// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { pageLocation, recordEvent } from './analytics'
import { giveConsent } from './consent'

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})

test('nothing is recorded before consent, nor after a refusal', () => {
  recordEvent({ event: 'user_logout' })
  giveConsent('refused')
  recordEvent({ event: 'user_logout' })
  expect(window.dataLayer).toBeUndefined()
})

test('an event carries its fields, when, where, and the page’s title', () => {
  document.title = 'Connexion · NéphroChat'
  giveConsent('granted')
  recordEvent({ event: 'user_login', login_method: 'email' })
  expect(window.dataLayer).toEqual([
    {
      event: 'user_login',
      login_method: 'email',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      page_location: pageLocation(window.location),
      page_title: 'Connexion · NéphroChat',
    },
  ])
})

test('withdrawing the consent removes the recorded events', () => {
  giveConsent('granted')
  recordEvent({ event: 'user_logout' })
  giveConsent('refused')
  expect(window.dataLayer).toBeUndefined()
})

test.each([
  ['https://chat.example/quick-entry/1?measurementId=2', 'https://chat.example/quick-entry/1'],
  ['https://chat.example/shared/secret-token', 'https://chat.example/shared'],
  ['https://chat.example/reset-password?token=secret', 'https://chat.example/reset-password'],
  ['https://chat.example/verify-email?token=secret#secret', 'https://chat.example/verify-email'],
  ['https://chat.example/?auth=secret', 'https://chat.example/'],
])('%s is recorded as %s', (address, recorded) => {
  expect(pageLocation(new URL(address))).toBe(recorded)
})
