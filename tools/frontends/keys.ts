import { keyAt, registerKey } from '@semaforo/releases'
import type { Command } from './command.ts'

/** Makes the key of a team, or takes the one that is there, and lets the site know its public part. */
export async function keys({ dir, name, key }: Command): Promise<void> {
  const { publicKey, made } = await keyAt(key)
  const id = await registerKey(dir, name, publicKey)
  console.log(
    `${made ? 'Llave nueva' : 'Llave'} de «${name}»: ${key}. Es solo de su equipo: no la compartas.`,
  )
  console.log(`El sitio en ${dir} acepta lo que firme (${id}).`)
}
