import { z } from 'zod'
import '../spanish.ts'
import { ConfigError } from '@semaforo/platform'

/** The environment variables of a process. */
export type Environment = Record<string, string | undefined>

/**
 * Reads a configuration from the environment: the schema's keys are the names of the variables. An empty
 * variable counts as unset. The message never contains the value: it may be a secret.
 * @throws {ConfigError} naming the first invalid variable and the expected value
 */
export function readConfig<Schema extends z.ZodObject>(schema: Schema, env: Environment): z.infer<Schema> {
  const set = Object.keys(schema.shape).flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const result = schema.safeParse(Object.fromEntries(set))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ConfigError(String(issue?.path[0]), issue?.message ?? z.prettifyError(result.error))
}
