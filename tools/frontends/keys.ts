import { writeFile } from 'node:fs/promises'
import { keyAt, registerKey } from '@semaforo/releases'
import type { Command } from './command.ts'

/** Makes the key of a team, or takes the one that is there, and lets the site know its public part. */
export async function keys({ dir, name, key }: Command): Promise<void> {
  const { publicKey, made } = await keyAt(key)
  const id = await registerKey(dir, name, publicKey)
  // Beside the private part and alone in its file: the site's own file may hold other keys.
  const shared = `${key.replace(/\.pem$/, '')}.pub`
  await writeFile(shared, publicKey)
  console.log(
    `${made ? 'Llave nueva' : 'Llave'} de «${name}»: ${key}. Es solo de su equipo: no la compartas.`,
  )
  console.log(`El sitio en ${dir} acepta lo que firme (${id}).`)
  console.log(`Para otro sitio, envía a quien lo opera su parte pública: ${shared}.`)
}
