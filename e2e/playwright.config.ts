import { defineConfig, devices } from '@playwright/test'
import type { Options } from './support/fixtures'
import { zone } from './support/zone'

const postgres = process.env.E2E_DATABASE_URL

/** Journeys that require notifications, which the headless shell does not show. */
const push = /@push/

/**
 * Playwright's own list, which a second switch of this name replaces. The last three are pages that
 * Chromium loads in each window for its address bar: they take over a second of processor time.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
  ],
}
const inHeadlessShell = { ...launchOptions, executablePath: process.env.HEADLESS_SHELL }
const chromiumOptions = { ...launchOptions, executablePath: process.env.CHROMIUM }

/**
 * Journeys run on the embedded database, those with @both on PostgreSQL too, and those with
 * @postgres on it alone. `npm run e2e` provides it, a build and the browsers.
 */
export default defineConfig<object, Options>({
  testDir: '.',
  // Vitest runs the *.test.ts files of this folder.
  testMatch: '**/*.spec.ts',
  // These journeys run in other engines (browsers.config.ts).
  testIgnore: 'browsers/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes at its second try has a race, or the product has.
  retries: 0,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { outputFolder: '../playwright-report', open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: zone,
    // A service worker would respond instead of the network that a journey observes. The journey of
    // the installed app allows it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // `--trace on` records the journeys, which takes a tenth of the run.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: inHeadlessShell,
  },
  projects: [
    { name: 'pglite', grepInvert: [push, /@postgres/] },
    {
      name: 'chromium',
      grep: push,
      use: {
        // PostgreSQL starts faster. The tests' push service has a private address.
        database: postgres ?? null,
        settings: { PRIVATE_PUSH: 'on' },
        launchOptions: chromiumOptions,
      },
    },
    ...(postgres
      ? [{ name: 'postgres', grep: [/@both/, /@postgres/], use: { database: postgres } }]
      : []),
  ],
})
