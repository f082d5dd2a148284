import { existsSync } from 'node:fs'
import { lockDataDir } from '@semaforo/platform/archive'
import { receiveCopy, siteFiles } from '@semaforo/releases'
import { copyInto, copyOf } from './moving/copy.ts'
import { tallied } from './moving/line.ts'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { openSource, openTarget, shown } from './moving/platforms.ts'
import { runCommand } from './moving/problem.ts'
import { siteLines } from './moving/site-lines.ts'

const usage = `Uso: npm run migrate -- --from ORIGEN --to DESTINO [--dry-run] [--frontends CARPETA --frontends-to CARPETA]
  Lleva un sitio detenido de una carpeta de datos a MongoDB (mongodb://…) y al Kafka de KAFKA_BROKERS, o de vuelta.
  Compara cuentas y sumas; si se interrumpe, repítelo. --dry-run solo dice qué llevaría. Con --frontends-to lleva
  también las versiones publicadas de FRONTENDS_DIR (dist, o --frontends) a otra carpeta.`

await runCommand(async () => {
  const given = optionsOr(usage, ['from', 'to'], ['frontends', 'frontends-to'], ['dry-run'])
  const { from, to, frontends, 'frontends-to': frontendsTo } = given
  const unlock = existsSync(from) ? lockDataDir(from) : () => undefined
  const source = await openSource(from)
  const lines = () =>
    frontendsTo === undefined ? source.entries() : siteLines(source, siteFiles(frontendsFolder(frontends)))
  try {
    console.log(`en ${shown(from)}:`)
    const sums = await tallied(lines(), console.log)
    const target = await openTarget(to, copyOf(source.site, sums))
    const releases = await receiveCopy(frontendsFolder(frontendsTo))
    try {
      if (given['dry-run']) return console.log(`Prueba: se puede llevar a ${shown(to)}. No se cambió nada.`)
      console.log(`hacia ${shown(to)}:`)
      await copyInto({ target, releases }, lines(), { sums, say: console.log })
      console.log(`listo: ${shown(to)} es igual a ${shown(from)}`)
    } finally {
      await releases.close()
      await target.close()
    }
  } finally {
    await source.close()
    unlock()
  }
})
