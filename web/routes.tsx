import { lazy, type ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router'
import HomeScreenQuery$parameters from './__generated__/HomeScreenQuery$parameters'
import QuickEntryScreenQuery$parameters from './__generated__/QuickEntryScreenQuery$parameters'
import { AppShell } from './app/AppShell'
import { ErrorScreen } from './app/ErrorScreen'
import { RequireAccess } from './app/RequireAccess'
import { SignedInOrVisitor } from './app/SignedInOrVisitor'
import { Starting } from './app/Starting'
import { preload } from './relay/preload'
import { quickEntryVariables } from './screens/quickEntry/quickEntryParams'

/**
 * The map: path, screen, query; the rows of the specification's table (spec 1 §2), by who may enter.
 *
 * A screen lives in screens/<name>/XScreen.tsx, has one query with @preloadable, and places its own <Suspense> with its skeleton:
 *   query: preload(XScreenQuery$parameters, ({ params }) => ({ uuid: params['animalId']! })),
 *   screen: async () => (await import('./screens/x/XScreen')).XScreen,
 * where XScreenQuery$parameters is the default export of __generated__/XScreenQuery$parameters,
 * and XScreen begins with `const query = usePreloadedRoute<XScreenQuery>()`.
 */
interface Row {
  path: string
  query?: LoaderFunction
  screen: () => Promise<ComponentType>
}

const notFound = async () => (await import('./screens/notFound/NotFoundScreen')).NotFoundScreen

const loadHome = () => import('./screens/home/HomeScreen')
const loadLanding = () => import('./screens/landing/LandingScreen')

const publicRows: Row[] = [
  { path: '/onboarding-intro', screen: async () => (await loadLanding()).LandingScreen },
  { path: '/login', screen: async () => (await import('./screens/login/LoginScreen')).LoginScreen },
  { path: '/shared/:shareId', screen: notFound },
  { path: '/legal-notice', screen: async () => (await import('./screens/legalNotice/LegalNoticeScreen')).LegalNoticeScreen },
  { path: '*', screen: notFound },
]

const protectedRows: Row[] = [
  { path: '/add-animal', screen: async () => (await import('./screens/addAnimal/AddAnimalScreen')).AddAnimalScreen },
  {
    path: '/quick-entry/:animalId?',
    query: preload(QuickEntryScreenQuery$parameters, quickEntryVariables),
    screen: async () => (await import('./screens/quickEntry/QuickEntryScreen')).QuickEntryScreen,
  },
  { path: '/analysis/:animalId', screen: notFound },
  { path: '/history/:animalId', screen: notFound },
  { path: '/settings', screen: async () => (await import('./screens/settings/SettingsScreen')).SettingsScreen },
]

function route({ path, query, screen }: Row): RouteObject {
  return { path, ...(query && { loader: query }), lazy: { Component: screen } }
}

const HomeScreen = lazy(async () => ({ default: (await loadHome()).HomeScreen }))
const LandingScreen = lazy(async () => ({ default: (await loadLanding()).LandingScreen }))
const homeQuery = preload(HomeScreenQuery$parameters, () => ({}))

const home: RouteObject[] = ['/', '/home'].map((path) => ({
  path,
  loader: async (args) => {
    const query: unknown = await homeQuery(args)
    await (query ? loadHome() : loadLanding())
    return query
  },
  element: <SignedInOrVisitor signedIn={<HomeScreen />} visitor={<LandingScreen />} />,
}))

export const router = createBrowserRouter([
  {
    Component: AppShell,
    HydrateFallback: Starting,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [...home, ...publicRows.map(route), { Component: RequireAccess, children: protectedRows.map(route) }],
      },
    ],
  },
])
