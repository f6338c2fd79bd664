import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Config } from '../platform/config.ts'

interface S3rver {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// It has no types of its own, and is only ever used here.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

const BUCKET = 'uploads'
const FOLDER = 'site/media'

/** A server that speaks S3, with an empty bucket. It does not check signatures of the present kind. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'cendekia-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const config: S3Config = {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: `${FOLDER}/`,
  }
  return {
    config,
    /** The names of everything in the bucket. */
    async names(): Promise<string[]> {
      const entries = await readdir(join(directory, BUCKET), { recursive: true }).catch(() => [])
      return entries
        .filter((name) => name.endsWith('_object'))
        .map((name) => name.replace(/\._S3rver_object$/, '').slice(FOLDER.length + 1))
        .sort()
    },
    async stop(): Promise<void> {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
