import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testsOnBothDatabases } from './scripts/test/bothDatabases.js'

// Milliseconds. Two busy cores may take seconds for what an idle machine does at once.
const timeouts = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

const graphTests = (
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  // Otherwise graphql is loaded twice, as CommonJS and as a module, and refuses its own types.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    environment: 'node',
    // The server's packages are loaded once per worker, not once per file.
    isolate: false,
    // PGlite takes 5–8 s to start, and longer beside others.
    hookTimeout: 60_000,
    ...timeouts,
    ...test,
  },
})

// Each environment has a project, as in TypeScript's projects.
export default defineConfig({
  test: {
    // Vitest would leave one of two cores unused.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts'],
          environment: 'node',
          // Each worker loads the modules once: no test changes what they keep.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.{js,ts}'],
          environment: 'node',
          ...timeouts,
        },
      },
      { test: { name: 'faults', include: ['faults/*.test.ts'], environment: 'node', ...timeouts } },
      graphTests({
        name: 'api',
        include: ['api/**/*.test.ts'],
        // The embedded database does not support these tests.
        exclude: onPostgres ? [] : ['api/**/*.postgres.test.ts'],
      }),
      // Without a server, the project `api` runs on PGlite.
      ...(onPostgres
        ? [
            graphTests({
              name: 'pglite',
              include: testsOnBothDatabases,
              env: { TEST_DATABASE_URL: '' },
            }),
          ]
        : []),
      {
        extends: './web/vite.config.ts',
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        // Tests that combine folders: the client's engine and the server.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
          ...timeouts,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          // A file that needs a document names happy-dom in its first line.
          environment: 'node',
          ...timeouts,
        },
      },
    ],
  },
})
