import { type ComponentType, lazy, useEffect } from 'react'
import { SignedInOrVisitor } from './app/frame/SignedInOrVisitor'
import { createRouter, type LoadArgs, type Route } from './base/router/router'
import { currentSession } from './session/session'

/**
 * The routes of product/pages 2.1 that need no session, each with its path, screen and query. signedInRoutes.ts has the
 * others.
 *
 * A screen is in screens/<name>/XScreen.tsx, has one query with @preloadable, and renders a QueryBoundary with
 * its skeleton:
 *
 *   load: preload(XScreenQuery$parameters, ({ params }) => ({ uuid: params['animalId']! })),
 *   screen: async () => (await import('./screens/x/XScreen')).XScreen,
 *
 * XScreenQuery$parameters is the default export of __generated__/XScreenQuery$parameters. XScreen begins with
 * `const query = usePreloadedRoute<XScreenQuery>()`.
 */
const publicRoutes: Route[] = [
  {
    path: '/onboarding-intro',
    screen: async () => (await import('./screens/landing/LandingScreen')).LandingScreen,
  },
  { path: '/login', screen: async () => (await import('./screens/login/LoginScreen')).LoginScreen },
  {
    path: '/forgot-password',
    screen: async () =>
      (await import('./screens/forgotPassword/ForgotPasswordScreen')).ForgotPasswordScreen,
  },
  {
    path: '/reset-password',
    screen: async () =>
      (await import('./screens/resetPassword/ResetPasswordScreen')).ResetPasswordScreen,
  },
  {
    path: '/restore-email',
    screen: async () =>
      (await import('./screens/restoreEmail/RestoreEmailScreen')).RestoreEmailScreen,
  },
  {
    path: '/verify-email',
    screen: async () => (await import('./screens/verifyEmail/VerifyEmailScreen')).VerifyEmailScreen,
  },
  {
    path: '/shared/:shareId',
    load: async ({ params }) =>
      (await import('./screens/shared/loadShared')).loadShared(params['shareId']!),
    screen: async () => (await import('./screens/shared/SharedScreen')).SharedScreen,
  },
  {
    path: '/legal-notice',
    screen: async () => (await import('./screens/legalNotice/LegalNoticeScreen')).LegalNoticeScreen,
  },
]

const loadHomeRoute = () => import('./homeRoute')
const loadSignedInRoutes = () => import('./signedInRoutes')
const isVisitor = () => currentSession().status === 'signedOut'

const homeScreen = lazyScreen(async () => {
  // The home screen loads in parallel with the route that names it.
  const [{ home }] = await Promise.all([loadHomeRoute(), import('./screens/home/HomeScreen')])
  return home.screen()
})
const landingScreen = lazyScreen(
  async () => (await import('./screens/landing/LandingScreen')).LandingScreen,
)
function Home() {
  useEffect(() => {
    // The next page's route; a failed request is repeated by the navigation.
    if (!isVisitor()) void loadSignedInRoutes().catch(() => null)
  }, [])
  return <SignedInOrVisitor signedIn={<homeScreen.Screen />} visitor={<landingScreen.Screen />} />
}

const home = {
  load: async (args: LoadArgs) => (isVisitor() ? null : (await loadHomeRoute()).home.load(args)),
  screen: async () => {
    await (isVisitor() ? landingScreen : homeScreen).load()
    return Home
  },
}

export const router = createRouter(
  [{ path: '/', ...home }, { path: '/home', ...home }, ...publicRoutes],
  async () => (await loadSignedInRoutes()).signedInRoutes,
)

/**
 * Works like React's `lazy`, but renders at once if the code has loaded: React hides suspended
 * content for 300 ms.
 */
function lazyScreen(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null
  const keep = async () => (Loaded = await load())
  const Lazy = lazy(async () => ({ default: await keep() }))
  return { load: keep, Screen: () => (Loaded ? <Loaded /> : <Lazy />) }
}
