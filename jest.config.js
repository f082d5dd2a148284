/** What was told to end has ended by then, however busy the machine is. */
const longestEndMs = 30_000

/** How a file of tests runs. Native ESM: TypeScript is only stripped of its types, as Node does it when the product runs. */
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

/** How a run goes: on two workers whatever the machine has, so that it is the same everywhere. */
export const run = {
  // For every test and hook, here alone: no machine is so busy that what works takes longer.
  testTimeout: 600_000,
  watchman: false,
  reporters: ['default', ['<rootDir>/tools/what-holds.ts', { longestEndMs }]],
  maxWorkers: 2,
  // Node keeps the modules of every file that a process has run.
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
