import type { ComponentType } from 'react'
import { createListeners } from '../listeners'
import { hrefOf, match, type Params, type Path, resolve, type LinkTarget } from './path'

export interface LoadArgs {
  params: Params
  search: URLSearchParams
}

/** Starts loading a screen's data, in parallel with its code. `useRouteData` returns its result. */
export type Load = (args: LoadArgs) => unknown

/** A `Load` returns it to navigate to another address. */
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
  /** The id of this history entry. */
  key: string
}

/**
 * A screen with its data, at an address without its hash. Steps within the page keep the same
 * object.
 */
export interface Page {
  pathname: string
  search: string
  params: Params
  data: unknown
  /** `null` if its code is still loading, or if `error` contains why it failed. */
  Screen: ComponentType | null
  error: unknown
}

export interface RouterState {
  location: Location
  page: Page
}

export interface NavigateOptions {
  replace?: boolean | undefined
  state?: unknown
}

export interface Router {
  /** Loads the first page and resolves when it is ready; until then only its address is known. */
  start(): Promise<void>
  current(): RouterState
  subscribe(listener: (state: RouterState) => void): () => void
  /**
   * Resolves when the new page is ready, or a newer navigation replaced this one. A number moves
   * through the history.
   */
  navigate(to: LinkTarget | number, options?: NavigateOptions): Promise<void>
  /** Loads the current page again. First waits for a running navigation, at most `maxNavigationMs`. */
  reload(): Promise<void>
}

const maxNavigationMs = 10_000

/**
 * Creates a router that uses the first matching route of `routes`, else of `more`, which loads
 * later and ends with a route for every path.
 * The old page stays until the next one's code has loaded and its data is requested; then the
 * address changes (on the way back, the browser changes it first).
 */
export function createRouter(
  routes: readonly Route[],
  more: () => Promise<readonly Route[]>,
): Router {
  const load = createPageLoader(routes, more)
  const navigations = createNavigations()
  const { notify, subscribe } = createListeners<[state: RouterState]>()
  /** `start` sets it. */
  let initialState!: RouterState
  let current: RouterState | undefined
  let reloads = 0

  function showState(next: RouterState) {
    current = next
    notify(next)
  }

  const goTo = (location: Location, write: () => void): Promise<void> =>
    navigations.run(async (isNewest) => {
      const page =
        current && onlyHashChanges(current.location, location) ? current.page : await load(location)
      if (!isNewest()) return
      if (page instanceof Redirect) return navigate(page.to, { replace: true })
      write()
      showState({ location, page })
    })

  async function navigate(
    to: LinkTarget | number,
    { replace = false, state = null }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const location = {
      ...resolve(to, current?.location ?? currentLocation()),
      state,
      key: newKey(),
    }
    return goTo(location, () =>
      history[replace ? 'replaceState' : 'pushState'](
        { key: location.key, state },
        '',
        hrefOf(location),
      ),
    )
  }

  async function reload(): Promise<void> {
    await Promise.race([
      navigations.newest(),
      new Promise((resolve) => setTimeout(resolve, maxNavigationMs)),
    ])
    const turn = (reloads += 1)
    const shownState = current
    // The location is copied, because RouteScreen.tsx recognises a new page by its object.
    const location = { ...(shownState?.location ?? currentLocation()) }
    const page = await load(location)
    // A reload stops no running navigation, and replaces no newer page.
    if (turn === reloads && current === shownState && !(page instanceof Redirect))
      showState({ location, page })
  }

  return {
    start: () => {
      window.addEventListener('popstate', () => void goTo(currentLocation(), () => {}))
      const location = currentLocation()
      initialState = { location, page: emptyPage(location) }
      return goTo(location, () => {})
    },
    current: () => current ?? initialState,
    subscribe,
    navigate,
    reload,
  }
}

/** Runs navigations so that an older one settles with the newest. */
function createNavigations() {
  let count = 0
  let newest: Promise<void> | undefined
  let supersede = (_: Promise<void>) => {}
  return {
    newest: () => newest,
    run(work: (isNewest: () => boolean) => Promise<void>): Promise<void> {
      const turn = (count += 1)
      const supersedeOlder = supersede
      newest = Promise.race([
        work(() => turn === count),
        new Promise<void>((resolve) => (supersede = resolve)),
      ])
      supersedeOlder(newest)
      return newest
    },
  }
}

/** Returns the address in the browser's address bar, whose history entry gets a key if it has none. */
function currentLocation(): Location {
  const entry = history.state as { key?: string; state?: unknown } | null
  const key = entry?.key ?? newKey()
  if (!entry?.key) history.replaceState({ key, state: null }, '')
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: entry?.state ?? null, key }
}

function createPageLoader(routes: readonly Route[], more: () => Promise<readonly Route[]>) {
  const screens = new Map<Route, ComponentType>()

  /**
   * Returns the same component once it has loaded, so that it stays mounted if only its data
   * changes.
   */
  async function screenOf(route: Route): Promise<ComponentType> {
    const Screen = screens.get(route) ?? (await route.screen())
    screens.set(route, Screen)
    return Screen
  }

  return async (location: Location): Promise<Page | Redirect> => {
    const page = emptyPage(location)
    const { pathname, search } = page
    try {
      const [route, params] =
        firstMatch(routes, pathname) ?? firstMatch(await more(), pathname) ?? throwNoRoute(pathname)
      const data = Promise.resolve(route.load?.({ params, search: new URLSearchParams(search) }))
      const [Screen, result] = await Promise.all([screenOf(route), data])
      return result instanceof Redirect ? result : { ...page, params, data: result, Screen }
    } catch (error) {
      return { ...page, error }
    }
  }
}

function firstMatch(routes: readonly Route[], pathname: string): [Route, Params] | null {
  for (const route of routes) {
    const params = match(route.path, pathname)
    if (params) return [route, params]
  }
  return null
}

function throwNoRoute(pathname: string): never {
  throw new Error(`no route for ${pathname}`)
}

/** Returns a page of which only the address is known. */
const emptyPage = ({ pathname, search }: Path): Page => ({
  pathname,
  search,
  params: {},
  data: null,
  Screen: null,
  error: null,
})

const newKey = () => Math.random().toString(36).slice(2, 10)

/** Recognises a step within the page. */
const onlyHashChanges = (from: Path, to: Path) =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== ''
