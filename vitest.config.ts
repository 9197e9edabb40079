import { defineConfig } from 'vitest/config'

// One project per environment, as in the TypeScript projects.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'shared', include: ['shared/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
