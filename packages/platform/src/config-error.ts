/** An environment variable cannot be used. The message is one Spanish line. */
export class ConfigError extends Error {
  readonly variable: string
  /** @param expected what is wrong, or what to write instead */
  constructor(variable: string, expected: string, problem = 'no es válida') {
    super(`La variable ${variable} ${problem}: ${expected}`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

/** The server at a valid address rejects this process, which only its operator can change. */
export const rejectedBy = (variable: string, whatToDo: string): ConfigError =>
  new ConfigError(variable, whatToDo, 'no sirve')
