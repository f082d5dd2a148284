import { context, trace } from '@opentelemetry/api'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

const personal = ['authorization', 'cookie', 'email', 'firstName', 'lastName', 'password', 'token']

/**
 * The process's log: JSON lines on standard output. Credentials and personal data are redacted at the top of a
 * line, one level below it and in headers; callers log ids, never bodies or query strings. A line written
 * inside a trace carries the trace id.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: traceOfLine,
    redact: {
      paths: [
        ...personal,
        ...personal.map((key) => `*.${key}`),
        ...personal.map((key) => `*.headers.${key}`),
        '*.headers["set-cookie"]',
      ],
      censor: '[oculto]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The level of the line about an answer with this status: our failures, and refusals of a person or a client. */
export function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error'
  return status === 403 || status === 429 ? 'info' : 'debug'
}

function traceOfLine(): { traceId?: string } {
  const spanContext = trace.getSpanContext(context.active())
  return spanContext ? { traceId: spanContext.traceId } : {}
}
