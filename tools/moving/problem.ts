import { ConfigError, isDiskFull } from '@semaforo/platform'
import { CopyRefusal } from '@semaforo/platform/archive'
import { Refusal } from '@semaforo/releases'

/** Something that a person can put right: its message is one line that says what to do, and nothing was changed. */
export class Problem extends Error {}

/** Runs a command; what goes wrong is one line on standard error, and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`)
    process.exitCode = 1
  }
}

function lineOf(error: unknown): string {
  const known = [Problem, CopyRefusal, ConfigError, Refusal].some((kind) => error instanceof kind)
  if (known) return (error as Error).message
  if (isDiskFull(error))
    return 'No cabe en el disco: libera espacio, o elige otra carpeta, y repite. No se cambió nada.'
  return `No se pudo: ${(error as Error).message}. Lo que tenías sigue igual: repite la orden.`
}
