import { defineConfig } from 'vitest/config'

// For properties of many runs, and for screens, on two busy cores.
const patience = { testTimeout: 30_000 }

// One project per environment, as in the TypeScript projects.
export default defineConfig({
  test: {
    // Vitest would leave one of two cores to the editor.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
      { test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.js'], environment: 'node' } },
      { test: { name: 'faults', include: ['faults/*.test.ts'], environment: 'node' } },
      {
        // Without it graphql is loaded twice, as CommonJS and as a module, and refuses its own types.
        resolve: { alias: { graphql: 'graphql/index.js' } },
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'prisma/*.test.ts'],
          // What no embedded database can suffer.
          exclude: process.env.TEST_DATABASE_URL ? [] : ['api/**/*.postgres.test.ts'],
          environment: 'node',
          // The server's packages are loaded once a worker, not once a file.
          isolate: false,
          // A cold PGlite takes 5–8 s to boot, more beside others.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        // What no folder may import alone: the engine of the one and the server of the other.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
          ...patience,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...patience,
        },
      },
    ],
  },
})
