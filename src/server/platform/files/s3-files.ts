import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type * as S3 from '@aws-sdk/client-s3'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import type * as Presigner from '@aws-sdk/s3-request-presigner'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'
import type { S3Config } from '../config.ts'
import {
  assertSafeKey,
  assertSafeName,
  incomingPath,
  isSafe,
  isSafeKey,
  removeOlder,
  type ByteRange,
  type FileContent,
  type Files,
} from './contents.ts'

const SIGNED_SECONDS = (10 * MINUTE_MS) / 1000
/** Keys begin with one of these; each pass of the sweep covers the keys of one of them. */
const FIRST_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const MOST_PAGES = 1000
const PAGE_SIZE = 1000

type Sdk = typeof S3 & typeof Presigner

/** The same in a bucket. The SDK is loaded at the first use: a site without S3 never pays for it. */
export function s3Files(config: S3Config, incoming: string, pageSize = PAGE_SIZE): Files {
  const { bucket: Bucket, prefix } = config
  let loading: Promise<{ client: S3Client; sdk: Sdk }> | undefined
  const s3 = () => (loading ??= load(config))
  const nameOf = (key: string, name: string): string => {
    assertSafeKey(key)
    assertSafeName(name)
    return `${prefix}${key}/${name}`
  }

  async function upload(key: string, name: string, content: FileContent): Promise<void> {
    const { client, sdk } = await s3()
    const isHeld = Buffer.isBuffer(content)
    await client.send(
      new sdk.PutObjectCommand({
        Bucket,
        Key: nameOf(key, name),
        Body: isHeld ? content : createReadStream(content.path),
        ContentLength: isHeld ? content.length : (await stat(content.path)).size,
        ContentType: TYPES[name.split('.')[1] ?? ''] ?? 'application/octet-stream',
      }),
    )
  }

  async function get(
    key: string,
    name: string,
    range?: ByteRange,
  ): Promise<GetObjectCommandOutput | undefined> {
    const { client, sdk } = await s3()
    const Range = range && `bytes=${range.start}-${range.end}`
    const asked = { Bucket, Key: nameOf(key, name), ...(Range !== undefined && { Range }) }
    return client.send(new sdk.GetObjectCommand(asked)).catch(orMissing)
  }

  /** All names with this prefix, and when they were written, page by page. */
  async function* list(begin: string): AsyncGenerator<{ name: string; writtenAt: Date }> {
    const { client, sdk } = await s3()
    let last: string | undefined
    for (let page = 0; page < MOST_PAGES; page++) {
      const asked = {
        Bucket,
        Prefix: prefix + begin,
        MaxKeys: pageSize,
        ...(last !== undefined && { Marker: last }),
      }
      // The older way to list: every provider has it, and it continues from a name instead of a token.
      const { Contents = [], IsTruncated } = await client.send(new sdk.ListObjectsCommand(asked))
      for (const { Key = '', LastModified = new Date() } of Contents)
        yield { name: Key.slice(prefix.length), writtenAt: LastModified }
      last = Contents.at(-1)?.Key
      if (IsTruncated !== true || last === undefined) return
    }
  }

  async function removeName(name: string): Promise<void> {
    const { client, sdk } = await s3()
    // One by one: not every provider supports the checksums that deleting many at once requires.
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: prefix + name }))
  }

  async function names(key: string): Promise<string[]> {
    assertSafeKey(key)
    const found: string[] = []
    for await (const { name } of list(`${key}/`)) found.push(name.slice(key.length + 1))
    return found
  }

  async function remove(key: string): Promise<void> {
    for (const name of await names(key)) await removeName(`${key}/${name}`)
  }

  return {
    async put(key, files) {
      for (const name of files.keys()) nameOf(key, name)
      try {
        for (const [name, content] of files) await upload(key, name, content)
      } catch (error) {
        await remove(key).catch(() => {})
        throw error
      }
    },

    add: upload,

    async open(key, name) {
      if (!isSafe(key, name)) return undefined
      const found = await get(key, name)
      if (!(found?.Body instanceof Readable)) return undefined
      const whole = found.Body
      return {
        size: found.ContentLength ?? 0,
        modifiedAt: found.LastModified ?? new Date(),
        async stream(range) {
          if (range === undefined) return whole
          whole.destroy()
          const part = await get(key, name, range)
          if (!(part?.Body instanceof Readable)) throw new Error('The file went away while it was read')
          return part.Body
        },
        close: async () => void whole.destroy(),
      }
    },

    names,

    async bring(key, name, folder) {
      const found = await get(key, name)
      if (!(found?.Body instanceof Readable)) return undefined
      const path = incomingPath(folder)
      await pipeline(found.Body, createWriteStream(path))
      return path
    },

    async signedUrl(key, name, type) {
      const { client, sdk } = await s3()
      const asked = new sdk.GetObjectCommand({
        Bucket,
        Key: nameOf(key, name),
        ResponseContentType: type,
        ResponseContentDisposition: 'inline',
      })
      return sdk.getSignedUrl(client, asked, { expiresIn: SIGNED_SECONDS })
    },

    remove,
    removeFile: async (key, name) => removeName(nameOf(key, name).slice(prefix.length)),

    async listOlder(before, pass) {
      const found = new Set<string>()
      const letter = FIRST_LETTERS[pass % FIRST_LETTERS.length] ?? ''
      for await (const { name, writtenAt } of list(letter)) {
        const [key = '', file] = name.split('/')
        if (file !== undefined && isSafeKey(key) && writtenAt < before) found.add(key)
      }
      return [...found]
    },

    removeUnfinished: (before) => removeOlder(incoming, before),
  }
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

async function load(config: S3Config): Promise<{ client: S3Client; sdk: Sdk }> {
  const sdk = { ...(await import('@aws-sdk/client-s3')), ...(await import('@aws-sdk/s3-request-presigner')) }
  const { region, endpoint, accessKeyId, secretAccessKey } = config
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isInPath(config),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 5 * SECOND_MS, socketTimeout: 30 * SECOND_MS },
    // Other providers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, sdk }
}

/** Other providers have the bucket in the path, and so do names whose dot would break the certificate. */
function isInPath({ endpoint, bucket }: S3Config): boolean {
  return endpoint !== undefined || bucket.includes('.')
}

/** Where presigned addresses lead: the one foreign origin that pages may show media from. */
export function s3Origin(config: S3Config): string {
  if (config.endpoint !== undefined) return new URL(config.endpoint).origin
  const host = `s3.${config.region}.amazonaws.com`
  return `https://${isInPath(config) ? host : `${config.bucket}.${host}`}`
}

function orMissing(error: Error): undefined {
  if (['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
  throw error
}
