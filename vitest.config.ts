import { defineConfig } from 'vitest/config'

// One project per environment, as in the TypeScript projects.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'shared', include: ['shared/**/*.test.ts'], environment: 'node' } },
      {
        // Without it graphql is loaded twice, as CommonJS and as a module, and refuses its own types.
        resolve: { alias: { graphql: 'graphql/index.js' } },
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'prisma/*.test.ts'],
          environment: 'node',
          // A cold PGlite takes 5–8 s to boot, more beside others.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
})
