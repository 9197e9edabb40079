import { expect, test, vi } from 'vitest'
import { timeZoneLabel, timeZoneOptions } from './timeZones'

test('the label of a zone begins with its city, in French', () => {
  expect(
    ['Europe/Paris', 'Indian/Reunion', 'America/Argentina/Buenos_Aires', 'UTC'].map(timeZoneLabel),
  ).toEqual([
    'Paris (Europe)',
    'La Réunion (Océan Indien)',
    'Buenos Aires (Amérique, Argentina)',
    'UTC',
  ])
})

test('the account’s own zone is always listed, once', () => {
  for (const zone of ['Europe/Paris', 'Europe/Kyiv', 'Etc/GMT+3']) {
    expect(timeZoneOptions(zone).filter(({ value }) => value === zone)).toHaveLength(1)
  }
})

test('names that the server refuses are not proposed', () => {
  const supported = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['CET', 'Europe/Paris'])
  expect(timeZoneOptions('UTC').map(({ value }) => value)).toEqual(['Europe/Paris', 'UTC'])
  supported.mockRestore()
})
