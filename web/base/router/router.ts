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

/** A page and the location on it. */
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
  { history, location: addressBar }: Pick<Window, 'history' | 'location'> = window,
): Router {
  /** `start` sets it. */
  let initialState!: RouterState
  let current: RouterState | undefined
  let newest = 0
  let navigation: Promise<void> | undefined
  /** Makes the running navigation settle with a newer one. */
  let supersede = (_: Promise<void>) => {}
  let reloads = 0
  const { notify, subscribe } = createListeners<[state: RouterState]>()
  const screens = new Map<Route, ComponentType>()

  function currentLocation(): Location {
    const historyState = history.state as { key?: string; state?: unknown } | null
    const key = historyState?.key ?? newKey()
    if (!historyState?.key) history.replaceState({ key, state: null }, '')
    return {
      pathname: addressBar.pathname,
      search: addressBar.search,
      hash: addressBar.hash,
      state: historyState?.state ?? null,
      key,
    }
  }

  function showState(next: RouterState) {
    current = next
    notify(next)
  }

  function goTo(location: Location, write: () => void): Promise<void> {
    const supersedeOlder = supersede
    navigation = Promise.race([
      loadAndShow(location, write),
      new Promise<void>((resolve) => (supersede = resolve)),
    ])
    supersedeOlder(navigation)
    return navigation
  }

  async function loadAndShow(location: Location, write: () => void): Promise<void> {
    newest += 1
    const sequence = newest
    const page =
      current && onlyHashChanges(current.location, location) ? current.page : await load(location)
    if (sequence !== newest) return
    if (page instanceof Redirect) return navigate(page.to, { replace: true })
    write()
    showState({ location, page })
  }

  async function load(location: Location): Promise<Page | Redirect> {
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

  /**
   * Returns the same component once it has loaded, so that it stays mounted if only its data
   * changes.
   */
  async function screenOf(route: Route): Promise<ComponentType> {
    const Screen = screens.get(route) ?? (await route.screen())
    screens.set(route, Screen)
    return Screen
  }

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
    return goTo(location, () => {
      const entry = { key: location.key, state }
      if (replace) history.replaceState(entry, '', hrefOf(location))
      else history.pushState(entry, '', hrefOf(location))
    })
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
    reload: async () => {
      await Promise.race([
        navigation,
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
    },
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
