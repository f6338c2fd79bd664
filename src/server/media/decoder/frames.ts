import type { Readable } from 'node:stream'

/** What goes between the site and a decoder: a few facts as JSON, and bytes. */
export interface Frame {
  facts: unknown
  body: Buffer
}

export interface FrameLimits {
  factsBytes: number
  bodyBytes: number
}

const HEAD_BYTES = 8

export function toFrame(facts: unknown, ...body: Uint8Array[]): Buffer {
  const text = Buffer.from(JSON.stringify(facts))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(text.length, 0)
  head.writeUInt32BE(
    body.reduce((sum, part) => sum + part.length, 0),
    4,
  )
  return Buffer.concat([head, text, ...body])
}

/** The frames of a stream. One that announces more than it may ends the stream with an error. */
export async function* framesOf(stream: Readable, limits: FrameLimits): AsyncGenerator<Frame, void> {
  let chunks: Buffer[] = []
  let length = 0
  let wanted = HEAD_BYTES
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    while (length >= wanted) {
      // Put together only when enough is there, or a body of many chunks would be copied many times.
      const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      chunks = [bytes]
      const [factsBytes, bodyBytes] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
      if (factsBytes > limits.factsBytes || bodyBytes > limits.bodyBytes)
        throw new Error('A frame is longer than it may be')
      wanted = HEAD_BYTES + factsBytes + bodyBytes
      if (length < wanted) break
      const bodyAt = HEAD_BYTES + factsBytes
      yield {
        facts: JSON.parse(bytes.toString('utf8', HEAD_BYTES, bodyAt)) as unknown,
        body: bytes.subarray(bodyAt, wanted),
      }
      chunks = [bytes.subarray(wanted)]
      length -= wanted
      wanted = HEAD_BYTES
    }
  }
}
