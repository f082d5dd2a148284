/** Native ESM: TypeScript is only stripped of its types, as Node does it when the product runs. */
export default {
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
  testMatch: ['<rootDir>/**/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/test/infra/', '/test/containers/'],
  modulePathIgnorePatterns: ['/dist/', '/data/'],
  watchman: false,
  reporters: ['default', '<rootDir>/tools/what-holds.ts'],
  // For every test and hook, here alone: no machine is so busy that what works takes longer.
  testTimeout: 600_000,
}
