import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { IMAGE_BYTES } from '../../contract/limits.ts'
import { uploadMedia } from '../../contract/media.ts'
import { fail, Refusal } from '../platform/errors.ts'
import { incomingPath, isDiskFull } from '../platform/files.ts'
import { messages } from './messages.ts'

/** What one upload may consist of; @fastify/multipart holds these while it reads. */
export const MULTIPART_LIMITS = {
  files: 1,
  fields: 0,
  parts: 1,
  fileSize: IMAGE_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
}
const FIELD = 'file'

/**
 * Streams the one file of a request to the disk, hands its path on, and deletes it however that ends.
 * On the disk, since fifty uploads that wait for their turn would be half a gigabyte of memory.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  folder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) fail('unsupported_media_type', messages.notMultipart)
  if (Number(request.headers['content-length'] ?? 0) > (uploadMedia.bodyBytes ?? IMAGE_BYTES)) refuseSize()
  const path = incomingPath(folder)
  try {
    await mkdir(folder, { recursive: true })
    await receive(request, path)
    return await use(path)
  } catch (error) {
    throw toRefusal(error, request)
  } finally {
    await rm(path, { force: true })
    // What is left of a refused request is read away, or its connection could not be used again.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function receive(request: FastifyRequest, path: string): Promise<void> {
  let count = 0
  for await (const part of request.parts()) {
    count++
    if (part.type !== 'file' || part.fieldname !== FIELD) return fail('invalid_input', messages.oneFile)
    await pipeline(part.file, createWriteStream(path))
    if (part.file.truncated) refuseSize()
  }
  if (count !== 1) fail('invalid_input', messages.oneFile)
}

function refuseSize(): never {
  return fail('too_large', messages.tooManyBytes, { values: { count: IMAGE_BYTES / 1024 ** 2 } })
}

const TOO_MANY_PARTS = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_PROTO_VIOLATION',
])

function toRefusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  if (isDiskFull(error)) {
    request.log.warn({ err: error }, 'the disk is full: an upload was refused')
    return new Refusal('unavailable', messages.diskFull, { retryAfterSeconds: 60 })
  }
  const code = 'code' in error ? String(error.code) : ''
  if (TOO_MANY_PARTS.has(code)) return new Refusal('invalid_input', messages.oneFile)
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Refusal('too_large', messages.tooManyBytes, { values: { count: IMAGE_BYTES / 1024 ** 2 } })
  }
  return isBrokenForm(error, code) ? new Refusal('invalid_input', messages.brokenUpload) : error
}

/** The parser's own errors have neither a class nor a code. */
function isBrokenForm(error: Error, code: string): boolean {
  return (
    /^(FST_|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)/.test(code) ||
    /multipart|boundary|Part terminated|header|Unexpected end|aborted/i.test(error.message)
  )
}
