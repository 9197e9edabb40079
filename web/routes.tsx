import { lazy, type ComponentType } from 'react'
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
import { RequireAccess } from './app/RequireAccess'
import { SignedInOrVisitor } from './app/SignedInOrVisitor'
import { preload, preloadPublic } from './relay/preload'
import { createRouter, type Load, type LoadArgs, type Route } from './router/router'
import { withAnimalId } from './screens/animal/animalPath'
import { quickEntryVariables } from './screens/quickEntry/quickEntryParams'
import { currentSession } from './session/session'

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
  query?: Load
  screen: () => Promise<ComponentType>
}

const ofAnimal = ({ params }: LoadArgs) => ({ uuid: params['animalId'] ?? '' })

const analysis = {
  query: preload(AnalysisScreenQuery$parameters, ofAnimal),
  screen: async () => (await import('./screens/analysis/AnalysisScreen')).AnalysisScreen,
}

const publicRows: Row[] = [
  { path: '/onboarding-intro', screen: async () => (await import('./screens/landing/LandingScreen')).LandingScreen },
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

/** With Relay, which the pages of visitors start without. */
async function signedIn(screen: Row['screen']): Promise<ComponentType> {
  const [{ inSession }, Screen] = await Promise.all([import('./app/SignedIn'), screen()])
  return inSession(Screen)
}

const loadHome = () => signedIn(async () => (await import('./screens/home/HomeScreen')).HomeScreen)
const loadLanding = async () => (await import('./screens/landing/LandingScreen')).LandingScreen
const HomeScreen = lazy(async () => ({ default: await loadHome() }))
const LandingScreen = lazy(async () => ({ default: await loadLanding() }))
const Home = () => <SignedInOrVisitor signedIn={<HomeScreen />} visitor={<LandingScreen />} />

const home: Row = {
  path: '/',
  query: preload(HomeScreenQuery$parameters, () => ({})),
  screen: async () => {
    await (currentSession().status === 'signedOut' ? loadLanding() : loadHome())
    return Home
  },
}

const publicRoute = ({ path, query, screen }: Row): Route => ({ path, load: query, screen })

const protectedRoute = ({ path, query, screen }: Row): Route => ({ path, load: query, screen: () => signedIn(screen), frame: RequireAccess })

export const router = createRouter([
  ...[home, { ...home, path: '/home' }, ...publicRows].map(publicRoute),
  ...protectedRows.map(protectedRoute),
  { path: '*', screen: async () => (await import('./screens/notFound/NotFoundScreen')).NotFoundScreen },
])
