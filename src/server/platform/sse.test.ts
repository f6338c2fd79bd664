import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sseEvent, sseOn, sseRetry } from './sse.ts'

test('an event is one frame, whatever its words', () => {
  expect(sseEvent('note', { text: 'two\nlines' }, 7)).toBe(
    'id: 7\nevent: note\ndata: {"text":"two\\nlines"}\n\n',
  )
  expect(sseEvent('note', {})).toBe('event: note\ndata: {}\n\n')
  const [, pause] = /^retry: (\d+)\n\n$/.exec(sseRetry(1000, 5000)) ?? []
  expect(Number(pause)).toBeGreaterThanOrEqual(1000)
  expect(Number(pause)).toBeLessThanOrEqual(5000)
})

test('a reader who does not read is found out, and what waits for them stays bounded', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = request({ port, host: '127.0.0.1', agent: false }).end()
  const [, answer] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  answer.flushHeaders()
  // Nobody listens for its data, so nothing is read.
  await once(call, 'response')
  const sse = sseOn(answer)
  const frame = sseEvent('note', { text: 'x'.repeat(16_000) })
  let written = 0
  while (sse.write(frame)) {
    // The network takes some megabytes before anything waits here.
    if (++written > 5000) throw new Error('It is never found out')
    await new Promise(setImmediate)
  }
  expect(answer.writableLength).toBeLessThan(64 * 1024 + 2 * frame.length)
  sse.destroy()
  await once(answer, 'close')
  call.destroy()
  server.close()
})
