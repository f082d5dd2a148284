import { Registry, ShellOffer } from '@semaforo/contracts'
import { readSite, type Surroundings, surroundingsIn } from '@semaforo/releases'

/** What a release would have to fit in the site of a folder. */
export async function surroundingsOf(dir: string): Promise<Surroundings> {
  return surroundingsIn(await readSite(dir))
}

/**
 * The same for a site that runs elsewhere, as every visitor sees it: without canaries of others.
 * @throws {Error} one Spanish line where it does not answer
 */
export async function surroundingsAt(origin: string): Promise<Surroundings> {
  const [shell, { frontends }] = await Promise.all([
    read(origin, 'shell.json', ShellOffer),
    read(origin, 'registry.json', Registry),
  ])
  return { owners: frontends, shell }
}

type Schema<Document> = { parse(value: unknown): Document }

async function read<Document>(origin: string, file: string, schema: Schema<Document>): Promise<Document> {
  try {
    const answer = await fetch(new URL(`/federation/${file}`, origin), {
      signal: AbortSignal.timeout(10_000),
    })
    return schema.parse(await answer.json())
  } catch (cause) {
    throw new Error(`${origin} no dice qué trae su página: revisa la dirección de --site.`, { cause })
  }
}
