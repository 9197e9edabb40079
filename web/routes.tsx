import { lazy, type ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import AdminScreenQuery$parameters from './__generated__/AdminScreenQuery$parameters'
import AnalysisScreenQuery$parameters from './__generated__/AnalysisScreenQuery$parameters'
import AnimalScreenQuery$parameters from './__generated__/AnimalScreenQuery$parameters'
import HistoryScreenQuery$parameters from './__generated__/HistoryScreenQuery$parameters'
import HomeScreenQuery$parameters from './__generated__/HomeScreenQuery$parameters'
import QuickEntryScreenQuery$parameters from './__generated__/QuickEntryScreenQuery$parameters'
import SettingsScreenQuery$parameters from './__generated__/SettingsScreenQuery$parameters'
import ShareLinksScreenQuery$parameters from './__generated__/ShareLinksScreenQuery$parameters'
import ShareListScreenQuery$parameters from './__generated__/ShareListScreenQuery$parameters'
import ShareScreenQuery$parameters from './__generated__/ShareScreenQuery$parameters'
import SharedScreenQuery$parameters from './__generated__/SharedScreenQuery$parameters'
import { withNext } from './app/ahead'
import { AppShell } from './app/AppShell'
import { ErrorScreen } from './app/ErrorScreen'
import { RequireAccess } from './app/RequireAccess'
import { SignedInOrVisitor } from './app/SignedInOrVisitor'
import { Starting } from './app/Starting'
import { preload, preloadPublic } from './relay/preload'
import { withAnimalId } from './screens/animal/animalPath'
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

const ofAnimal = ({ params }: LoaderFunctionArgs) => ({ uuid: params['animalId'] ?? '' })

const analysis = {
  query: preload(AnalysisScreenQuery$parameters, ofAnimal),
  screen: async () => (await import('./screens/analysis/AnalysisScreen')).AnalysisScreen,
}

const publicRows: Row[] = [
  { path: '/onboarding-intro', screen: async () => (await loadLanding()).LandingScreen },
  { path: '/login', screen: async () => (await import('./screens/login/LoginScreen')).LoginScreen },
  { path: '/forgot-password', screen: async () => (await import('./screens/forgotPassword/ForgotPasswordScreen')).ForgotPasswordScreen },
  { path: '/reset-password', screen: async () => (await import('./screens/resetPassword/ResetPasswordScreen')).ResetPasswordScreen },
  { path: '/verify-email', screen: async () => (await import('./screens/verifyEmail/VerifyEmailScreen')).VerifyEmailScreen },
  {
    path: '/shared/:shareId',
    query: preloadPublic(SharedScreenQuery$parameters, ({ params }) => ({ token: params['shareId']! })),
    screen: async () => (await import('./screens/shared/SharedScreen')).SharedScreen,
  },
  { path: '/legal-notice', screen: async () => (await import('./screens/legalNotice/LegalNoticeScreen')).LegalNoticeScreen },
  { path: '*', screen: notFound },
]

const protectedRows: Row[] = [
  { path: '/add-animal', screen: async () => (await import('./screens/addAnimal/AddAnimalScreen')).AddAnimalScreen },
  {
    path: '/animals/:animalId?',
    query: withAnimalId(preload(AnimalScreenQuery$parameters, ofAnimal)),
    screen: async () => (await import('./screens/animal/AnimalScreen')).AnimalScreen,
  },
  {
    path: '/quick-entry/:animalId?',
    query: withNext(preload(QuickEntryScreenQuery$parameters, quickEntryVariables), analysis),
    screen: async () => (await import('./screens/quickEntry/QuickEntryScreen')).QuickEntryScreen,
  },
  { path: '/analysis/:animalId', ...analysis },
  {
    path: '/history/:animalId',
    query: preload(HistoryScreenQuery$parameters, ofAnimal, 'store-and-network'),
    screen: async () => (await import('./screens/history/HistoryScreen')).HistoryScreen,
  },
  {
    path: '/share',
    query: preload(ShareListScreenQuery$parameters, () => ({})),
    screen: async () => (await import('./screens/share/ShareListScreen')).ShareListScreen,
  },
  {
    path: '/share/:animalId',
    query: preload(ShareScreenQuery$parameters, ofAnimal),
    screen: async () => (await import('./screens/share/ShareScreen')).ShareScreen,
  },
  {
    // The list is never cached (spec 1 §7).
    path: '/share-test/:animalId',
    query: preload(ShareLinksScreenQuery$parameters, ofAnimal, 'store-and-network'),
    screen: async () => (await import('./screens/shareLinks/ShareLinksScreen')).ShareLinksScreen,
  },
  {
    path: '/admin',
    query: preload(AdminScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () => (await import('./screens/admin/AdminScreen')).AdminScreen,
  },
  {
    // The address may have been proven on another device.
    path: '/settings',
    query: preload(SettingsScreenQuery$parameters, () => ({}), 'store-and-network'),
    screen: async () => (await import('./screens/settings/SettingsScreen')).SettingsScreen,
  },
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
