import { describe, expect, test } from 'vitest'
import { mailtoLink, type ShareMessage, smsLink } from './shareMessage'

const message: ShareMessage = {
  hours: 72,
  hasCode: false,
  shareUrl: 'https://nephrochat.example/shared/abc',
  catName: 'Moka & Cie',
  owner: { firstName: 'Anne', lastName: 'Lemoine' },
}

describe('the prefilled mail', () => {
  test('the subject is that of product/sharing 3.2, and the body has greeting, name, link and sign-off', () => {
    const { protocol, searchParams } = new URL(mailtoLink(message))
    expect(protocol).toBe('mailto:')
    expect(searchParams.get('subject')).toBe('Suivi de santé de mon chat')
    expect(searchParams.get('body')?.split('\r\n\r\n')).toEqual([
      'Bonjour,',
      'Voici le suivi de santé de Moka & Cie :\r\nhttps://nephrochat.example/shared/abc',
      'Le lien est sécurisé et expire après 72 heures.',
      'Cordialement,\r\nAnne Lemoine',
    ])
  })

  test('the mail states how long the link is valid, and that a code is sent separately', () => {
    const text = new URL(mailtoLink({ ...message, hours: 720, hasCode: true })).searchParams.get(
      'body',
    )
    expect(text).toContain(
      'expire après 30 jours. Un code vous sera demandé : je vous le donne à part.',
    )
  })

  test('the mail contains "mon animal" for a cat without a name', () => {
    expect(new URL(mailtoLink({ ...message, catName: '' })).searchParams.get('body')).toContain(
      'mon animal',
    )
  })
})

test('the text message contains name and link', () => {
  expect(new URL(smsLink(message)).searchParams.get('body')).toBe(
    'Suivi de santé de Moka & Cie : https://nephrochat.example/shared/abc',
  )
})
