import { openPlatform } from '@semaforo/platform'
import { lockDataDir } from '@semaforo/platform/archive'
import { createLog, processConfig, readConfig } from '@semaforo/service-kit'
import { Problem, runCommand } from './moving/problem.ts'

/** The stores that hold what other services say, with the group that reads it. The topics keep all that is needed. */
const projections = [
  { service: 'likes', name: 'catalog-item', group: 'likes-catalog' },
  { service: 'identity', name: 'directory', group: 'identity-directory' },
  { service: 'diagnostic', name: 'partner', group: 'diagnostic-partners' },
]

const usage = `Uso: npm run rebuild -- SERVICIO PROYECCIÓN
  Borra una proyección y las posiciones de su grupo: el servicio la hace de nuevo con los eventos cuando arranca.
  Detén antes el servicio. Con MONGO_URL y KAFKA_BROKERS trabaja en los servidores; sin ellas, en los archivos de DATA_DIR.
  Las proyecciones son:
${projections.map(({ service, name }) => `    ${service} ${name}`).join('\n')}`

await runCommand(async () => {
  const [service, name, ...rest] = process.argv.slice(2)
  const projection = projections.find((each) => each.service === service && each.name === name)
  if (!projection || rest.length > 0) throw new Problem(usage)
  const settings = readConfig(processConfig, process.env)
  // A running service would go on from what it remembers.
  if (!settings.MONGO_URL) lockDataDir(settings.DATA_DIR)()
  const platform = await openPlatform(settings, createLog('silent'))
  try {
    await platform.log.forget(projection.group)
    await platform.drop(projection)
  } finally {
    await platform.close()
  }
  console.log(`listo: arranca ${service} y ${name} se hace de nuevo con los eventos.`)
})
