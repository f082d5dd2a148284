import config from './jest.config.js'

/** The tests that start the compose file. */
export default {
  ...config,
  // The first run builds the images.
  testTimeout: 900_000,
  testMatch: ['**/test/containers/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}
