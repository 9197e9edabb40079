import { VitePWA } from 'vite-plugin-pwa'
import { palette } from './styles/palette.ts'

const icon = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/${src}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
})

/** What makes the app installable, and the worker that starts it without a network (decisions, Service worker). */
export const pwa = VitePWA({
  // Registered by web/worker: it asks before it takes a new version.
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: '/',
    scope: '/',
    start_url: '/home',
    name: 'NéphroChat',
    short_name: 'NéphroChat',
    description: 'Le carnet de suivi quotidien des chats insuffisants rénaux.',
    lang: 'fr',
    dir: 'ltr',
    display: 'standalone',
    categories: ['health', 'lifestyle'],
    theme_color: palette.light.paper,
    background_color: palette.light.paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
      icon('icon-monochrome-512.png', 512, 'monochrome'),
    ],
    screenshots: [
      screenshot('accueil', '824x1464', 'narrow', 'Votre chat, et la saisie du jour'),
      screenshot('questionnaire', '824x1464', 'narrow', 'Cinq questions par jour'),
      screenshot('suivi', '824x1464', 'narrow', 'Le suivi\u00a0: indicateurs, alertes, journal'),
      screenshot('suivi-large', '1280x800', 'wide', 'Le suivi sur un ordinateur'),
    ],
    shortcuts: [{ name: 'Questionnaire du jour', url: '/quick-entry', icons: [icon('icon-192.png', 192, 'any')] }],
  },
  workbox: {
    // The one cache that is ours: web/worker/foreign.ts removes every other.
    cacheId: 'nephrochat',
    inlineWorkboxRuntime: true,
    clientsClaim: true,
    globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
    // A file's name in assets/ changes with what is in it.
    dontCacheBustURLsMatching: /^assets\//,
    navigateFallback: '/index.html',
    // The server's own: data, photos, the vet's page (its headers are the server's), and whatever is a file.
    navigateFallbackDenylist: [/^\/(api|graphql|photos|shared)(\/|\?|$)/, /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/],
  },
})
