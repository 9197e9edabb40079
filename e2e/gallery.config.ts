import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** The configuration of `npm run gallery`, which takes pictures with the same Chromium. */
export default defineConfig({
  ...journeys,
  testMatch: 'gallery.ts',
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  projects: [{ name: 'gallery' }],
})
