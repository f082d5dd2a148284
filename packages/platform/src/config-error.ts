/** An environment variable has an invalid value. The message is one Spanish line. */
export class ConfigError extends Error {
  readonly variable: string
  constructor(variable: string, expected: string) {
    super(`La variable ${variable} no es válida: ${expected}`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}
