import { createServer, type IncomingMessage, type Server } from 'node:http'

export interface LocalServer {
  http: Server
  url: string
  close(): Promise<void>
}

/** A web server on a free port, with nothing on it yet. */
export async function localServer(): Promise<LocalServer> {
  const http = createServer()
  await new Promise<void>((listening) => void http.listen(0, '127.0.0.1', listening))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    http,
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        http.close(() => closed())
        http.closeAllConnections()
      }),
  }
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return new URLSearchParams(body)
}
