/** The deadline for handles to close after a stop, generous for a busy machine. */
const longestEndMs = 30_000

/**
 * The configuration of a test file. Native ESM: TypeScript types are only stripped, as Node does when the
 * product runs.
 */
export const files = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: false },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testEnvironment: '<rootDir>/tools/test-environment.ts',
  testEnvironmentOptions: { longestEndMs },
  modulePathIgnorePatterns: ['/dist/', '/data/'],
}

/** The configuration of a run: two workers on every machine, so that it is the same everywhere. */
export const run = {
  // The only time-out of tests and hooks: working code never takes longer, even on a busy machine.
  testTimeout: 600_000,
  watchman: false,
  reporters: ['default', ['<rootDir>/tools/open-handles-reporter.ts', { longestEndMs }]],
  maxWorkers: 2,
  // Node never frees the modules of the test files that a process ran.
  workerIdleMemoryLimit: '1GB',
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
      globalSetup: '<rootDir>/e2e/support/browser-of-run.ts',
      globalTeardown: '<rootDir>/e2e/support/end-browser-of-run.ts',
    },
  ],
}
