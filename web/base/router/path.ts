export interface Path {
  pathname: string
  search: string
  hash: string
}

/**
 * An address of this app; an object's missing parts default to the current path without search and
 * hash.
 */
export type LinkTarget = string | Partial<Path>

export function resolve(to: LinkTarget, from: Omit<Path, 'hash'>): Path {
  if (typeof to !== 'string')
    return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' }
  const { pathname, search, hash } = new URL(to, `http://app${from.pathname}${from.search}`)
  return { pathname, search, hash }
}

export const hrefOf = ({ pathname, search, hash }: Path) => `${pathname}${search}${hash}`

export type Params = Readonly<Partial<Record<string, string>>>

/**
 * Returns the values of a pattern's names, such as `/animals/:animalId?`; `null` if `pathname` does
 * not match. `*` matches any path.
 */
export function match(pattern: string, pathname: string): Params | null {
  const result = patternToRegExp(pattern).exec(pathname)
  if (!result) return null
  const groups = Object.entries(result.groups ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeSegment(value)]))
}

export function patternToRegExp(pattern: string): RegExp {
  if (pattern === '*') return /.*/
  const segments = pattern.split('/').filter(Boolean)
  const source = segments.map((segment) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
    return name ? `(?:/(?<${name}>[^/]+))${optional ?? ''}` : `/${segment}`
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

/** An address may contain invalid percent signs. */
function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
