import { zoneName } from '#shared/base/time'

const regions: Record<string, string> = {
  Africa: 'Afrique',
  America: 'Amérique',
  Antarctica: 'Antarctique',
  Arctic: 'Arctique',
  Asia: 'Asie',
  Atlantic: 'Atlantique',
  Australia: 'Australie',
  Europe: 'Europe',
  Indian: 'Océan Indien',
  Pacific: 'Pacifique',
}

/**
 * French names of the places where French is spoken; elsewhere the English name is close enough.
 */
const cities: Record<string, string> = {
  Algiers: 'Alger',
  Beirut: 'Beyrouth',
  Brussels: 'Bruxelles',
  Cairo: 'Le Caire',
  Geneva: 'Genève',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Miquelon: 'Saint-Pierre-et-Miquelon',
  Montreal: 'Montréal',
  Noumea: 'Nouméa',
  Reunion: 'La Réunion',
}

/**
 * Returns a label such as 'Paris (Europe)': the city is first, since a select is searched by
 * typing.
 */
export function timeZoneLabel(name: string): string {
  const [region = '', ...places] = name.replaceAll('_', ' ').split('/')
  const city = places.at(-1)
  if (city === undefined) return name
  return `${cities[city] ?? city} (${[regions[region] ?? region, ...places.slice(0, -1)].join(', ')})`
}

/** Returns every zone that this browser and the server support, and the account's. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const names = Intl.supportedValuesOf('timeZone').filter((name) => zoneName.test(name))
  return [...new Set([current, ...names])]
    .map((value) => ({ value, label: timeZoneLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'))
}
