/** The deadline for handles to close after a stop, generous for a busy machine. */
const longestEndMs = 30_000

/**
 * The configuration of a test file. Its modules are those of the process, loaded by Node as when the product runs
 * (`tools/test-runner.ts`): nothing is transformed, and each is loaded once for all files of a worker.
 */
export const files = {
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  testRunner: '<rootDir>/tools/test-runner.ts',
  testEnvironment: '<rootDir>/tools/test-environment.ts',
  testEnvironmentOptions: { longestEndMs },
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/ends-with-test.ts'],
  modulePathIgnorePatterns: ['/dist/', '/data/'],
}

/** The configuration of a run: three workers on every machine, so that it is the same everywhere. */
export const run = {
  // The only time-out of tests and hooks: working code never takes longer, even on a busy machine.
  testTimeout: 600_000,
  watchman: false,
  reporters: ['default', ['<rootDir>/tools/open-handles-reporter.ts', { longestEndMs }]],
  maxWorkers: 3,
}

const elsewhere = ['/node_modules/', '/dist/', '/test/infra/', '/test/containers/']

export default {
  ...run,
  projects: [
    {
      ...files,
      displayName: 'parts',
      testMatch: ['<rootDir>/**/test/**/*.test.ts'],
      testPathIgnorePatterns: [...elsewhere, '<rootDir>/e2e/'],
    },
    {
      ...files,
      displayName: 'site',
      testMatch: ['<rootDir>/e2e/test/**/*.test.ts'],
      testPathIgnorePatterns: elsewhere,
      globalSetup: '<rootDir>/e2e/support/set-up-run.ts',
      globalTeardown: '<rootDir>/e2e/support/tear-down-run.ts',
    },
  ],
}
