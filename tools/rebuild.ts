import { openLog } from '@semaforo/platform'
import { lockDataDir } from '@semaforo/platform/archive'
import { processConfig, readConfig } from '@semaforo/service-kit'
import { Problem, runCommand } from './moving/problem.ts'
import { readModels } from './rebuild/models.ts'
import { reconcile, Stuck } from './rebuild/reconcile.ts'
import { configuredPlace, openSources } from './rebuild/sources.ts'

const usage = `Uso: npm run rebuild -- SERVICIO MODELO
  Corrige un modelo de lectura de un sitio en marcha según los datos de los que viene, y espera a que esté igual.
  Con MONGO_URL y KAFKA_BROKERS trabaja en los servidores; sin ellas, en los archivos de DATA_DIR.
  Los modelos son:
${readModels.map(({ service, model }) => `    ${service} ${model}`).join('\n')}`

const pauseMs = 1_000
/** A minute without anything getting better. */
const patience = 60

await runCommand(async () => {
  const [service, model, ...rest] = process.argv.slice(2)
  const found = readModels.find((each) => each.service === service && each.model === model)
  if (!found || rest.length > 0) throw new Problem(usage)
  const place = configuredPlace()
  requireRunning(place)
  const log = await openLog(readConfig(processConfig, process.env))
  try {
    const corrected = await reconcile(found, {
      open: () => openSources(place),
      publish: (records) => log.publish(records),
      generation: Date.now(),
      say: console.log,
      pauseMs,
      patience,
    })
    console.log(`listo: ${service} ${model} es igual a sus fuentes; entradas corregidas: ${corrected}`)
  } catch (error) {
    throw error instanceof Stuck ? new Problem(stuck(found.service)) : error
  } finally {
    await log.close()
  }
})

/** On files the services of the site's own process do the work; whether servers have any shows when nothing changes. */
function requireRunning(place: string): void {
  if (place.startsWith('mongodb')) return
  let release: (() => void) | undefined
  try {
    release = lockDataDir(place)
  } catch {
    return
  }
  release()
  throw new Problem(`En ${place} no hay un sitio en marcha: arráncalo con npm start, o revisa DATA_DIR.`)
}

function stuck(service: string): string {
  return `${service} no procesa lo que se le envía: revisa que esté en marcha, y npm run dead-letters -- list. Puedes repetir la orden.`
}
