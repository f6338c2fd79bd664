import { request, type IncomingMessage } from 'node:http'
import { vi } from 'vitest'
import type { LiveEventBody } from '../../contract/events.ts'
import { buildApp } from '../app.ts'
import type { Config } from '../platform/config.ts'
import { connectDatabases, transact, type Db } from '../platform/db.ts'
import { appendEvents } from '../platform/stream-log.ts'
import { testLogger } from '../testing/logged-errors.ts'
import { threads, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export interface Told {
  id: number | undefined
  event: string
  data: unknown
}

/** A browser's stream: what it was told so far. */
export interface OpenStream {
  status: number
  headers: IncomingMessage['headers']
  told: Told[]
  text: () => string
  /** The ids of the events, without what only tells how things stand and where the stream is. */
  numbers: () => number[]
  ended: Promise<void>
  close(): void
}

const opened: OpenStream[] = []

export function closeStreams(): void {
  for (const stream of opened.splice(0)) stream.close()
}

export async function openStream(
  site: string,
  client: TestClient,
  { path = '/api/events', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<OpenStream> {
  const asked = request(new URL(path, site), {
    agent: false,
    headers: {
      accept: 'text/event-stream',
      'sec-fetch-site': 'same-origin',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject).end()
  })
  const told: Told[] = []
  let [text, rest] = ['', '']
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    const frames = (rest + chunk).split('\n\n')
    rest = frames.pop() ?? ''
    told.push(...frames.flatMap(readFrame))
  })
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  response.on('error', () => {})
  const stream: OpenStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    told,
    text: () => text,
    numbers: () => told.flatMap(({ id, event }) => (event === 'beat' || id === undefined ? [] : [id])),
    ended,
    close: () => void asked.destroy(),
  }
  opened.push(stream)
  return stream
}

function readFrame(frame: string): Told[] {
  const lines = new Map(
    frame.split('\n').map((line): [string, string] => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
  const [id, event, data] = [lines.get('id'), lines.get('event'), lines.get('data')]
  if (event === undefined || data === undefined) return []
  return [{ id: id === undefined ? undefined : Number(id), event, data: JSON.parse(data) as unknown }]
}

/** Waits until the stream has told where it is: from then on it misses nothing. */
export async function hasBegun(stream: OpenStream): Promise<number> {
  return vi.waitFor(() => {
    const beat = stream.told.find(({ event }) => event === 'beat')
    if (beat?.id === undefined) throw new Error(`It has not begun: ${stream.status} ${stream.text()}`)
    return beat.id
  }, 30_000)
}

export const unread = (count: number): LiveEventBody => ({
  kind: 'notifications',
  unread: count,
  isNews: true,
})

export async function append(db: Db, userId: number, ...counts: number[]): Promise<void> {
  const events = counts.map((count) => ({ userId, body: unread(count) }))
  await transact(db, (trx) => appendEvents(trx, events, new Date()))
}

/** Another node of the same site. */
export async function addNode(app: TestApp, config: Partial<Config> = {}) {
  const db = connectDatabases(app.url, undefined, () => {})
  const node = await buildApp({
    config: { ...app.config, ...config },
    db,
    clock: app.clock,
    mailer: { send: async () => {} },
    threads,
    logger: testLogger,
  })
  const site = await node.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...node,
    db: db.write,
    address: site,
    close: async () => {
      await node.http.close()
      await db.close()
    },
  }
}
