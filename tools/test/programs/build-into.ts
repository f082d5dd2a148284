// Builds and publishes what is stale into a separate folder.
import { build } from '../../build.ts'

if (!(await build(process.argv[2]))) process.exit(1)
