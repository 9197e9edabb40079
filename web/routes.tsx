import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router'
import { AppShell } from './app/AppShell'
import { ErrorScreen } from './app/ErrorScreen'
import { HomeOrLanding } from './app/HomeOrLanding'
import { RequireAccess } from './app/RequireAccess'
import { Starting } from './app/Starting'

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

const publicRows: Row[] = [
  { path: '/login', screen: notFound },
  { path: '/shared/:shareId', screen: notFound },
  { path: '/legal-notice', screen: notFound },
  { path: '*', screen: notFound },
]

const protectedRows: Row[] = [
  { path: '/add-animal', screen: notFound },
  { path: '/quick-entry/:animalId?', screen: notFound },
  { path: '/analysis/:animalId', screen: notFound },
  { path: '/history/:animalId', screen: notFound },
  { path: '/settings', screen: notFound },
]

function route({ path, query, screen }: Row): RouteObject {
  return { path, ...(query && { loader: query }), lazy: { Component: screen } }
}

const home: RouteObject[] = ['/', '/home'].map((path) => ({ path, Component: HomeOrLanding }))

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
