// Publishes several frontends at once, each from its build.
import { publish } from '../../src/index.ts'

const [dir = '', ...builds] = process.argv.slice(2)
const asked = { by: 'ana', at: new Date().toISOString() }
await Promise.all(builds.map((built) => publish(dir, built, asked)))
