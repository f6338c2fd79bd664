import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { OWN_FOLDER } from '../platform/data-dir.ts'
import { VIDEO_BYTES } from '../../contract/limits.ts'
import { fail } from '../platform/errors.ts'
import { incomingPath } from '../platform/files.ts'
import { formatOf, isPlaylist, isVideo, mostBytesOf, SIGNATURE_BYTES, type MediaFormat } from './formats.ts'
import { messages } from './messages.ts'
import { toRefusal } from './upload-refusals.ts'

const FIELD = 'file'
const FIELD_BYTES = 64 * 1024
const MEGABYTE = 1024 ** 2
const MOST_FIELDS = 30
const HEADERS = { fieldNameSize: 100, headerPairs: 20, headerSize: 8 * 1024 }

/** The limits of a form; @fastify/multipart enforces them while it reads. */
export const FORM_LIMITS = {
  ...HEADERS,
  files: 1,
  fields: MOST_FIELDS,
  parts: MOST_FIELDS + 1,
  fileSize: VIDEO_BYTES,
  fieldSize: FIELD_BYTES,
}
/** A boundary as RFC 2046 has it, at most 70 characters; the parser throws on longer ones instead of refusing them. */
const FORM_TYPE =
  /^multipart\/form-data(; *charset=[\w-]+)? *; *boundary=(?:"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]"|[\w'()+,./:=?-]{1,70})(; *charset=[\w-]+)?$/i
const FILE_ALONE = { ...FORM_LIMITS, fields: 0, parts: 1 }

export interface StoredMedia {
  format: MediaFormat
  /** Of the bytes as they were sent. */
  sha256: Buffer
}

export type ReceivedFile<Stored = StoredMedia> = { path: string } & Stored

export interface Received<Stored> {
  fields: Map<string, string[]>
  file: ReceivedFile<Stored> | undefined
}

export interface Receiving<Stored> {
  /** One file and nothing else, or fields and perhaps a file. */
  takes: 'file' | 'form'
  folder: string
  /** Called when the file begins, before anything of it is stored. */
  beforeFile: () => Promise<void>
  /** At most of any file. */
  mostBytes: number
  /** Writes the file to that path as it arrives, and says what it is, or refuses it. */
  store: (file: Readable, path: string) => Promise<Stored>
}

/**
 * Streams the file of a form to the disk, hands everything on, and deletes the file however that ends.
 * On the disk, since fifty waiting uploads would be gigabytes of memory.
 */
export async function withReceived<T, Stored>(
  request: FastifyRequest,
  receiving: Receiving<Stored>,
  use: (received: Received<Stored>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) fail('unsupported_media_type', messages.notMultipart)
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) fail('invalid_input', messages.brokenUpload)
  const { mostBytes } = receiving
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + FIELD_BYTES)
    fail('too_large', messages.tooManyBytesOfAny, { values: { count: mostBytes / MEGABYTE } })
  const path = incomingPath(receiving.folder)
  try {
    await mkdir(receiving.folder, OWN_FOLDER)
    return await use(await receive(request, receiving, path))
  } catch (error) {
    throw toRefusal(error, request)
  } finally {
    await rm(path, { force: true })
    // The rest of a refused request is drained, or its connection could not be used again.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function receive<Stored>(
  request: FastifyRequest,
  { takes, beforeFile, store }: Receiving<Stored>,
  path: string,
): Promise<Received<Stored>> {
  const fields = new Map<string, string[]>()
  let file: ReceivedFile<Stored> | undefined
  let fieldBytes = 0
  const limits = takes === 'file' ? FILE_ALONE : FORM_LIMITS
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (part.fieldname !== FIELD || file !== undefined) return fail('invalid_input', messages.oneFile)
      await beforeFile()
      file = { path, ...(await store(part.file, path)) }
    } else {
      const value = typeof part.value === 'string' ? part.value : ''
      fieldBytes += Buffer.byteLength(value) + part.fieldname.length
      if (part.valueTruncated || part.fieldnameTruncated || fieldBytes > FIELD_BYTES)
        return fail('too_large', messages.tooMuchText)
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value])
    }
  }
  if (takes === 'file' && (file === undefined || fields.size > 0)) fail('invalid_input', messages.oneFile)
  return { fields, file }
}

/** Stores an image or video; its format and size are checked as it arrives. */
export async function storeMediaFile(file: Readable, path: string): Promise<StoredMedia> {
  const sha256 = createHash('sha256')
  let start = Buffer.alloc(0)
  let count = 0
  let format: MediaFormat | undefined
  async function* judge(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      count += chunk.length
      sha256.update(chunk)
      if (format === undefined) {
        start = Buffer.concat([start, chunk])
        if (start.length >= SIGNATURE_BYTES) format = judgeStart(start)
      }
      if (format !== undefined && count > mostBytesOf(format)) refuseSize(format)
      yield chunk
    }
  }
  // Open before the first byte is judged: a file that is made after its refusal would be left behind.
  const handle = await open(path, 'w')
  await pipeline(file, judge, handle.createWriteStream())
  return { format: format ?? judgeStart(start), sha256: sha256.digest() }
}

function judgeStart(start: Buffer): MediaFormat {
  const format = formatOf(start)
  if (format !== undefined) return format
  if (start.length === 0) return fail('invalid_input', messages.empty, { fields: { file: messages.empty } })
  const text = isPlaylist(start) ? messages.playlist : messages.wrongFormat
  return fail('unsupported_media_type', text, { fields: { file: text } })
}

function refuseSize(format: MediaFormat): never {
  const text = isVideo(format) ? messages.tooManyVideoBytes : messages.tooManyBytes
  return fail('too_large', text, { values: { count: mostBytesOf(format) / MEGABYTE } })
}
