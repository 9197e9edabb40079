import type { Route } from './router/router'

/** Not for production (product/pages 2.3): signedInRoutes.ts takes them in development only. */
export const internalTestRoutes: Route[] = [
  { path: '/upload-test', screen: async () => (await import('./screens/internalTests/UploadTestScreen')).UploadTestScreen },
  { path: '/test-403', screen: async () => (await import('./screens/internalTests/Test403Screen')).Test403Screen },
  { path: '/test-401', screen: async () => (await import('./screens/internalTests/Test401Screen')).Test401Screen },
]
