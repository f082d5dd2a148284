import type { ServerResponse } from 'node:http'
import type { Problem } from '@semaforo/contracts'
import type { ProblemError } from './problem-error.ts'

const titles: Record<number, string> = {
  400: 'Solicitud no válida',
  401: 'Falta iniciar sesión',
  403: 'No permitido',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Tiempo agotado',
  409: 'Conflicto',
  413: 'Contenido demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Tipo de contenido no admitido',
  429: 'Demasiadas solicitudes',
  500: 'Error interno',
  502: 'Respuesta no válida',
  503: 'No disponible',
  504: 'Tiempo agotado',
}

/** Answers an error as RFC 9457 `application/problem+json`. The request id is read from the response header. */
export function sendProblem(res: ServerResponse, error: ProblemError): void {
  const requestId = res.getHeader('x-request-id')
  const problem: Problem = {
    type: `urn:semaforo:error:${error.code}`,
    title: titles[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    message: error.message,
    msg: error.message,
    ...(error.errors && { errors: [...error.errors] }),
    ...(typeof requestId === 'string' && { requestId }),
  }
  const body = Buffer.from(JSON.stringify(problem))
  res.writeHead(error.status, {
    'Cache-Control': 'no-store',
    ...error.headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
