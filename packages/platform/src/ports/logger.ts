type Write = (fields: object, message: string) => void

/** The operator's log; a pino logger implements it. */
export type Logger = { error: Write; warn: Write; debug: Write; trace: Write }
