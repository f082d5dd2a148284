import { files, run } from './jest.config.js'

/** The tests that start the compose file. */
export default {
  ...files,
  ...run,
  maxWorkers: 1,
  // The first run builds the images.
  testTimeout: 900_000,
  testMatch: ['**/test/containers/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}
