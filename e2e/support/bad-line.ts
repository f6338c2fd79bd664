import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface BadLine {
  /** For `newContext({ proxy })`. */
  proxy: { server: string }
  /** Uploads get no further than their first bytes; all else goes through. */
  hold: () => void
  /** What is held is lost in the middle. */
  cut: () => void
  /** From now on everything goes through. */
  mend: () => void
  close: () => void
}

const HELD_AFTER = 64 * 1024

/** A line between the browser and the site that a test can hold, cut and mend while a file is on its way. */
export async function layLine(): Promise<BadLine> {
  const held = new Set<Socket>()
  let isHolding = false
  const server = createServer((incoming, answer) => {
    const { url = '', method, headers } = incoming
    const onward = request(url, { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.on('error', () => onward.destroy())
    incoming.socket.once('close', () => held.delete(incoming.socket))
    if (!isHolding || !url.endsWith('/api/media')) return void incoming.pipe(onward)
    let taken = 0
    held.add(incoming.socket)
    incoming.on('data', (chunk: Buffer) => {
      onward.write(chunk)
      taken += chunk.length
      if (taken > HELD_AFTER) incoming.pause()
    })
    incoming.once('close', () => onward.destroy())
    return undefined
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    hold: () => void (isHolding = true),
    cut: () => held.forEach((socket) => socket.destroy()),
    mend: () => void (isHolding = false),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
