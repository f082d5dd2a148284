import type { Call } from '../call.ts'
import type { ProblemCode } from '../problems.ts'

type Shared = { name: string; codes: readonly ProblemCode[]; appliesTo: (call: Call) => boolean }

const everyCall = () => true
const noCall = () => false
const withBody = ({ method }: Call) => method !== 'get'

/** Errors of every call, by status. Unknown paths and methods belong to no call, but are described too. */
export const shared: Readonly<Record<number, Shared>> = {
  400: {
    name: 'BadRequest',
    codes: ['invalid-request', 'malformed-json', 'malformed-request'],
    appliesTo: everyCall,
  },
  401: {
    name: 'Unauthorized',
    codes: ['not-signed-in', 'token-expired'],
    appliesTo: ({ auth }) => auth !== undefined,
  },
  403: { name: 'Forbidden', codes: ['not-allowed'], appliesTo: ({ auth }) => auth === 'admin' },
  404: { name: 'NotFound', codes: ['not-found'], appliesTo: noCall },
  405: { name: 'MethodNotAllowed', codes: ['method-not-allowed'], appliesTo: noCall },
  408: { name: 'RequestTimeout', codes: ['request-timeout'], appliesTo: withBody },
  413: { name: 'PayloadTooLarge', codes: ['payload-too-large'], appliesTo: withBody },
  415: { name: 'UnsupportedMediaType', codes: ['unsupported-media-type'], appliesTo: withBody },
  429: { name: 'TooManyRequests', codes: ['too-many-requests'], appliesTo: everyCall },
  500: { name: 'InternalError', codes: ['internal-error'], appliesTo: everyCall },
  502: { name: 'BadGateway', codes: ['bad-gateway'], appliesTo: everyCall },
  503: {
    name: 'Unavailable',
    codes: ['service-unavailable', 'store-unavailable', 'identity-unavailable'],
    appliesTo: everyCall,
  },
  504: { name: 'GatewayTimeout', codes: ['gateway-timeout'], appliesTo: everyCall },
  507: { name: 'StoreFull', codes: ['store-full'], appliesTo: withBody },
}
