import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_STATUS } from '../../contract/errors.ts'
import { DEFAULT_LANGUAGE } from '../../contract/messages.ts'
import { Refusal } from './errors.ts'
import { messages } from './messages.ts'

export interface BrokenHttp {
  /** Remembers the request that a connection is busy with. */
  note(request: IncomingMessage, response: ServerResponse): void
  refuse(error: NodeJS.ErrnoException, socket: Socket): void
}

/** Answers what Node can't read as HTTP, so that no hook ever sees it: in our shape and with our headers. */
export function createBrokenHttp(headers: Record<string, string>): BrokenHttp {
  const lastOf = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>()

  /** An answer that has started is not interrupted, and none is given in place of another request's. */
  function mayAnswer(socket: Socket): boolean {
    const last = lastOf.get(socket)
    if (last === undefined || last.response.writableFinished) return true
    return !last.response.headersSent && !last.request.complete
  }

  return {
    note: (request, response) => void lastOf.set(request.socket, { request, response }),
    refuse(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable || !mayAnswer(socket)) socket.destroy()
      // Ended and not destroyed: a reset could overtake the answer.
      else socket.end(write(refusalOf(error), headers), () => socket.destroy())
    },
  }
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('timed_out', messages.timedOut)
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers_too_large', messages.headersTooLarge)
  return new Refusal('invalid_input', messages.badRequest)
}

function write(refusal: Refusal, headers: Record<string, string>): string {
  const status = ERROR_STATUS[refusal.code]
  // The requested language is in the part that could not be read.
  const body = JSON.stringify(refusal.body(DEFAULT_LANGUAGE))
  const all = {
    ...headers,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
