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

/** Where French is spoken the English name would be a stranger's; elsewhere it is near enough to be found. */
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

/** 'Paris (Europe)': the city first, since one looks for it by typing. */
export function timeZoneLabel(name: string): string {
  const [region = '', ...places] = name.replaceAll('_', ' ').split('/')
  const city = places.at(-1)
  if (city === undefined) return name
  return `${cities[city] ?? city} (${[regions[region] ?? region, ...places.slice(0, -1)].join(', ')})`
}

/** Every zone that this browser knows, and the account's own, which another one may have named. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  return [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .map((value) => ({ value, label: timeZoneLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'))
}
