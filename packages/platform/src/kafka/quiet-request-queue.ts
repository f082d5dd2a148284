/// <reference path="./request-queue.d.ts" />
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js'

const timeoutCheckMs = 1_000

/**
 * kafkajs 2.2.4 looks for waiting requests every millisecond for as long as a connection is open, whether or not any
 * wait (its issue 1704): a look is needed only while some do.
 */
const { scheduleCheckPendingRequests } = RequestQueue.prototype
RequestQueue.prototype.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this)
}

/** And it looks ten times a second for requests that are late, though a request may take seconds. */
RequestQueue.prototype.scheduleRequestTimeoutCheck = function () {
  this.destroy()
  this.requestTimeoutIntervalId = setInterval(() => {
    for (const request of this.inflight.values()) {
      if (Date.now() - request.sentAt > request.requestTimeout) request.timeoutRequest()
    }
    if (!this.isConnected()) this.destroy()
  }, timeoutCheckMs)
}
