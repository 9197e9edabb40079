import type { ComponentType } from 'react'
import { hrefOf, match, type Params, type Path, resolve, type To } from './path'

export interface LoadArgs {
  params: Params
  search: URLSearchParams
}

/** Starts what a screen will read, beside the screen's code. What it returns, `useRouteData` gives the screen. */
export type Load = (args: LoadArgs) => unknown

/** What a `Load` returns to send somewhere else. */
export class Redirect {
  constructor(readonly to: string) {}
}

export interface Route {
  path: string
  load?: Load | undefined
  screen: () => Promise<ComponentType>
}

export interface Location extends Path {
  state: unknown
  /** Names this entry of the browser's history. */
  key: string
}

/** Where one is: all that a screen needs is there. */
export interface Place {
  location: Location
  params: Params
  data: unknown
  /** Null where its code did not come; where there is no error either, it is on its way. */
  Screen: ComponentType | null
  error: unknown
}

export interface NavigateOptions {
  replace?: boolean | undefined
  state?: unknown
}

export interface Router {
  /** Goes to the first place, of which the address alone is known until then. Settles when it is there. */
  start(): Promise<void>
  place(): Place
  subscribe(listener: (place: Place) => void): () => void
  /** Settles when the new place is there, or a newer navigation took over; a number goes through the history. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>
  /** Loads the present place anew. */
  reload(): Promise<void>
}

/**
 * The first route that fits an address; where none of `routes` does, of `more`, whose last one is for every path. What was on the screen stays there until the next one's code and data have
 * begun to be there, and only then the address changes; going back, the browser changes it first.
 */
export function createRouter(
  routes: readonly Route[],
  more: () => Promise<readonly Route[]>,
  { history, location: bar }: Pick<Window, 'history' | 'location'> = window,
): Router {
  let beginning: Place | undefined
  let place: Place | undefined
  let newest = 0
  const listeners = new Set<(place: Place) => void>()
  const screens = new Map<Route, ComponentType>()

  function here(): Location {
    const kept = history.state as { key?: string; state?: unknown } | null
    const key = kept?.key ?? newKey()
    if (!kept?.key) history.replaceState({ key, state: null }, '')
    return { pathname: bar.pathname, search: bar.search, hash: bar.hash, state: kept?.state ?? null, key }
  }

  function arrive(next: Place) {
    place = next
    for (const listener of listeners) listener(next)
  }

  async function goTo(location: Location, write: () => void): Promise<void> {
    newest += 1
    const turn = newest
    const next = place && onlyHashChanges(place.location, location) ? { ...place, location } : await load(location)
    if (turn !== newest) return
    if (next instanceof Redirect) return navigate(next.to, { replace: true })
    write()
    arrive(next)
  }

  async function load(location: Location): Promise<Place | Redirect> {
    try {
      const [route, params] = first(routes, location.pathname) ?? first(await more(), location.pathname) ?? nowhere(location)
      const data = Promise.resolve(route.load?.({ params, search: new URLSearchParams(location.search) }))
      const [Screen, loaded] = await Promise.all([screenOf(route), data])
      return loaded instanceof Redirect ? loaded : { location, params, data: loaded, Screen, error: null }
    } catch (error) {
      return { location, params: {}, data: null, Screen: null, error }
    }
  }

  /** Once loaded it is the same component: a screen stays where only its data changes. */
  async function screenOf(route: Route): Promise<ComponentType> {
    const Screen = screens.get(route) ?? (await route.screen())
    screens.set(route, Screen)
    return Screen
  }

  async function navigate(to: To | number, { replace = false, state = null }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const location = { ...resolve(to, place?.location ?? here()), state, key: newKey() }
    return goTo(location, () => {
      const entry = { key: location.key, state }
      if (replace) history.replaceState(entry, '', hrefOf(location))
      else history.pushState(entry, '', hrefOf(location))
    })
  }

  return {
    start: () => {
      window.addEventListener('popstate', () => void goTo(here(), () => {}))
      beginning = { location: here(), params: {}, data: null, Screen: null, error: null }
      return goTo(here(), () => {})
    },
    place: () => {
      const present = place ?? beginning
      if (!present) throw new Error('the router has not started')
      return present
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate,
    reload: async () => {
      newest += 1
      const turn = newest
      const next = await load(here())
      if (turn === newest && !(next instanceof Redirect)) arrive(next)
    },
  }
}

function first(routes: readonly Route[], pathname: string): [Route, Params] | null {
  for (const route of routes) {
    const params = match(route.path, pathname)
    if (params) return [route, params]
  }
  return null
}

function nowhere({ pathname }: Path): never {
  throw new Error(`no route for ${pathname}`)
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** To a place within the page: nothing is loaded anew. */
const onlyHashChanges = (from: Path, to: Path) => from.pathname === to.pathname && from.search === to.search && to.hash !== ''
