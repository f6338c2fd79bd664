import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { IMPORT_LIMITS } from '../../contract/imports.ts'
import type { acceptForms } from '../media/public.ts'
import { fail } from '../platform/errors.ts'
import { incomingFolder } from '../platform/files.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { createSemaphoreByKey } from '../platform/semaphore.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'

const MEGABYTE = 1024 ** 2
const WAITING = 3

const oneAtATime = onePerSite(() => createSemaphoreByKey(1, WAITING))

/** As it is given to routes that read forms. */
type ReceiveOther = Parameters<Parameters<typeof acceptForms>[1]>[2]

interface Sent {
  server: Server
  receive: ReceiveOther
  request: FastifyRequest
  userId: number
}

/** The zip of a request as a file for as long as it is used; nothing of it is left afterwards. */
export function withZip<T>(
  { server, receive, request, userId }: Sent,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const receiving = {
    takes: 'file' as const,
    folder: incomingFolder(server.config),
    beforeFile: () => enforceRateLimits(server.limits, [['importUploads', String(userId)]]),
    mostBytes: IMPORT_LIMITS.zipBytes,
    store,
  }
  return oneAtATime(server)(userId, () =>
    receive(request, receiving, ({ file }) => {
      if (file === undefined) throw new Error('An import without a file was not refused')
      return use(file.path)
    }),
  )
}

async function store(file: Readable, path: string): Promise<object> {
  let count = 0
  async function* judge(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      count += chunk.length
      if (count > IMPORT_LIMITS.zipBytes)
        fail('too_large', messages.tooLarge, { values: { count: IMPORT_LIMITS.zipBytes / MEGABYTE } })
      yield chunk
    }
  }
  const handle = await open(path, 'w')
  await pipeline(file, judge, handle.createWriteStream())
  return {}
}
