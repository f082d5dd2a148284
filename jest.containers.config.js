import { files, run } from './jest.config.js'

/** The tests on servers in containers, and those that start the compose file. */
export default {
  ...files,
  ...run,
  maxWorkers: 2,
  // The first run fetches and builds the images.
  testTimeout: 900_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}
