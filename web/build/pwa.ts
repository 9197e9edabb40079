import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import { palette } from '../../shared/base/palette.ts'
import { photoTypes } from '../../shared/photo/photoLimits.ts'
import { csvTypes } from '../../shared/transfer/csvTypes.ts'

const icon = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/${src}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const screenshot = (
  name: string,
  sizes: string,
  form_factor: 'narrow' | 'wide',
  label: string,
) => ({ src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label })

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon-192.png', 192, 'any')],
})

/** The worker responds to what is sent to this path (web/serviceWorker/receive.ts). */
const receivedPath = '/recevoir'

/** Some systems give a file's type, others only the end of its name. */
const importTypes = ['application/json', '.json', ...csvTypes, '.csv']

const buildFolder = resolve(import.meta.dirname, '../../dist/web')

/** Adds each file's hash, which distinguishes it from a file of the same name in another build. */
function withIntegrity<Entry extends { url: string }>(entries: Entry[]) {
  const digest = ({ url }: Entry) =>
    createHash('sha256')
      .update(readFileSync(resolve(buildFolder, url)))
      .digest('base64')
  return { manifest: entries.map((entry) => ({ ...entry, integrity: `sha256-${digest(entry)}` })) }
}

/** The manifest and the worker that starts the app without a network (product/offline 3.1). */
export const pwa = VitePWA({
  // web/app/update/newVersion.ts registers the worker, and activates a new version after a confirmation.
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
    shortcuts: [
      shortcut('Questionnaire du jour', '/quick-entry'),
      shortcut('Peser', '/noter/pesee'),
      shortcut('Dose donnée', '/noter/dose'),
      shortcut('Signes d’urgence', '/urgences'),
    ],
    share_target: {
      action: receivedPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: [...photoTypes, ...importTypes, 'application/pdf'] }],
      },
    },
    file_handlers: [
      {
        action: `${receivedPath}?source=file`,
        accept: {
          'application/json': ['.json'],
          'text/csv': ['.csv'],
          'application/pdf': ['.pdf'],
        },
      },
    ],
  },
  strategies: 'injectManifest',
  srcDir: 'serviceWorker',
  filename: 'sw.ts',
  injectManifest: {
    // Every browser with service workers supports a classic script.
    rollupFormat: 'iife',
    globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
    // File names in assets/ contain a hash of the content.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [withIntegrity],
  },
})
