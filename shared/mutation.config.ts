/** The configuration of Stryker: only the tests of the rules. */
export default {
  test: {
    include: ['shared/health/**/*.test.ts'],
    setupFiles: ['shared/testing/fewRuns.ts'],
    isolate: false,
  },
}
