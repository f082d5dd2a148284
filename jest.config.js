/** The configuration of a test file. */
export const files = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': '<rootDir>/tools/strip-types.js',
    '\\.tsx$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
    '\\.css$': '<rootDir>/tools/class-names.js',
  },
  modulePathIgnorePatterns: ['/dist/', '/data/'],
}

/** The configuration of a run: three workers on every machine, so that it is the same everywhere. */
export const run = {
  // The only time-out of tests and hooks: working code never takes longer, even on a busy machine.
  testTimeout: 600_000,
  watchman: false,
  maxWorkers: 3,
  // The contexts of ES modules are not freed: a worker with this much memory is replaced after its file.
  workerIdleMemoryLimit: '1GB',
  coverageProvider: 'v8',
}

const elsewhere = ['/node_modules/', '/dist/', '/test/infra/', '/test/containers/']

export default {
  ...run,
  projects: [
    {
      ...files,
      displayName: 'parts',
      testMatch: ['<rootDir>/**/test/**/*.test.ts', '<rootDir>/e2e/http/*.test.ts'],
      testPathIgnorePatterns: [...elsewhere, '<rootDir>/e2e/test/'],
    },
    {
      ...files,
      displayName: 'components',
      testMatch: ['<rootDir>/**/src/**/*.test.tsx'],
      testPathIgnorePatterns: elsewhere,
      // jsdom with the globals of Node that browsers have too: fetch, streams, structuredClone.
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/packages/frontend-kit/src/testing/jsdom-setup.ts'],
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
