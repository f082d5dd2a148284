import config from './jest.config.js'

/** The tests that start the compose file. */
export default {
  ...config,
  testMatch: ['**/test/containers/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}
