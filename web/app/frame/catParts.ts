/** The parts of a cat's bar, in order, each with its screens. */
export const catParts = [
  { label: 'Suivi', screens: ['analysis', 'history'] },
  { label: 'Soins', screens: ['care', 'labs', 'reminders'] },
  { label: 'Partage', screens: ['share', 'share-test', 'circle', 'proposals'] },
] as const

export type CatPart = (typeof catParts)[number]['label']

/** The cat that an address names, and its part: `null` if it names the cat's profile. */
export interface CatLocation {
  uuid: string
  part: CatPart | null
}

/** Returns `null` if the address names no cat, or its screen has no such bar. */
export function parseCatPath(pathname: string): CatLocation | null {
  const [, screen, uuid] = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  if (!uuid) return null
  const part = catParts.find(({ screens }) => (screens as readonly string[]).includes(screen!))
  return part || screen === 'animals' ? { uuid, part: part?.label ?? null } : null
}
