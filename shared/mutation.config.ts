/** For Stryker: the rules' tests only. */
export default {
  test: {
    include: ['shared/health/**/*.test.ts'],
    setupFiles: ['shared/testing/fewRuns.ts'],
    isolate: false,
  },
}
