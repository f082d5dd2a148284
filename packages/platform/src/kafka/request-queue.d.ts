/** The part of kafkajs' inside that `quiet-request-queue.ts` corrects, and its test uses. */
declare module 'kafkajs/src/network/requestQueue/index.js' {
  type Entry = { correlationId: number; resolve(answer: unknown): void; reject(error: unknown): void }
  type Request = { sentAt: number; requestTimeout: number; timeoutRequest(): void }

  export default class RequestQueue {
    constructor(options: {
      maxInFlightRequests: number
      requestTimeout: number
      enforceRequestTimeout: boolean
      clientId: string
      broker: string
      logger: object
    })
    pending: unknown[]
    inflight: Map<number, Request>
    requestTimeoutIntervalId?: NodeJS.Timeout
    isConnected(): boolean
    push(request: { entry: Entry; expectResponse: boolean; sendRequest(): void }): void
    fulfillRequest(answer: { correlationId: number; payload: unknown; size: number }): void
    destroy(): void
    scheduleCheckPendingRequests(): void
    scheduleRequestTimeoutCheck(): void
  }
}
