import { join } from 'node:path'
import { fail, finish, npm } from './generate/finish.ts'
import { whyNot } from './new-service/service-name.ts'
import { writeService } from './new-service/write-service.ts'

const root = join(import.meta.dirname, '..')

/** Generates a service with one aggregate, one call, one event and its tests, and registers it everywhere. */
function newService(name: string): void {
  const refusal = whyNot(root, name)
  if (refusal) fail(refusal)
  finish(writeService(root, name))
  npm('run', '--silent', 'docs')
  console.log(`listo: services/${name}. Pruébalo con: npm test -- services/${name}`)
}

newService(process.argv[2] ?? '')
