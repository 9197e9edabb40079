import { defineConfig } from '@playwright/test'
import type { Engines } from './browsers/fixtures'
import { zone } from './support/zone'

// Playwright has no driver for the WebKit and the Firefox of a system. Its runner is used without
// its browsers: browsers/fixtures.ts starts them.

// The browsers inherit it.
process.env.TZ = zone

export default defineConfig<object, Engines>({
  testDir: 'browsers',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/browsers',
  forbidOnly: true,
  retries: 0,
  // The engines run one at a time, since each loads both cores.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    // Its driver has no command that prints, and its browser no push.
    { name: 'webkit', use: { engine: 'webkit' }, grepInvert: /@print|@push/ },
    { name: 'firefox', use: { engine: 'firefox' }, grepInvert: /@fits/ },
  ],
})
