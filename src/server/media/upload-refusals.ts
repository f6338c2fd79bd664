import type { FastifyRequest } from 'fastify'
import { VIDEO_BYTES } from '../../contract/limits.ts'
import { Refusal } from '../platform/errors.ts'
import { isDiskFull, isStoreAway } from '../platform/files.ts'
import { messages } from './messages.ts'

const TOO_MANY_PARTS = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_PROTO_VIOLATION',
])

/** What goes wrong during an upload, as a message for its sender. */
export function toRefusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  if (isDiskFull(error)) {
    request.log.warn({ err: error }, 'the disk is full: an upload was refused')
    return new Refusal('unavailable', messages.diskFull, { retryAfterSeconds: 60, cause: error })
  }
  if (isStoreAway(error)) {
    request.log.warn({ err: error }, 'the store of files does not answer: an upload was refused')
    return new Refusal('unavailable', messages.storeAway, { retryAfterSeconds: 30 })
  }
  const code = 'code' in error ? String(error.code) : ''
  if (TOO_MANY_PARTS.has(code)) return new Refusal('invalid_input', messages.oneFile)
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal('too_large', messages.tooManyVideoBytes, {
      values: { count: VIDEO_BYTES / 1024 ** 2 },
    })
  return isBrokenForm(error, code) ? new Refusal('invalid_input', messages.brokenUpload) : error
}

/** The parser's own errors have neither a class nor a code. */
function isBrokenForm(error: Error, code: string): boolean {
  return (
    /^(FST_|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)/.test(code) ||
    /multipart|boundary|Part terminated|header|Unexpected end|aborted/i.test(error.message)
  )
}
