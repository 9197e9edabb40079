/** Stryker's vitest: the rules' tests alone, so that no other part of the house must stand for them to run. */
export default {
  test: { include: ['shared/health/**/*.test.ts'], setupFiles: ['shared/testing/fewRuns.ts'], isolate: false },
}
