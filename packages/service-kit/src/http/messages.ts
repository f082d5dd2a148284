import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/**
 * The classes of requests and responses for the server of an application. Express changes the prototypes of both at each
 * request, which V8 pays for at every later access; objects that are made with these have them from the start.
 * @param headers of every response, also of those that Node answers itself, such as a 417
 */
export function messagesOf(app: Express, headers: ReadonlyMap<string, string> = new Map()) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {
    constructor(...args: ConstructorParameters<typeof ServerResponse>) {
      super(...args)
      for (const [name, value] of headers) this.setHeader(name, value)
    }
  }
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  return { IncomingMessage: Request, ServerResponse: Response }
}
