import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** `npm run gallery`: pictures instead of journeys, with the same Chromium. */
export default defineConfig({
  ...journeys,
  testMatch: 'gallery.ts',
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  projects: [{ name: 'gallery' }],
})
