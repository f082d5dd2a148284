type Write = (fields: object, message: string) => void

/** Where the platform says what whoever runs it has to know. A logger of pino is one. */
export type Logger = { error: Write; warn: Write; debug: Write; trace: Write }
