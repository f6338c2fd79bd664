import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import type { TestApp } from '../testing/test-app.ts'
import { splitArgs } from './videos/run-tool.ts'
import { findVideoTools } from './videos/tools.ts'

/** Where the ffmpeg of this machine is looked for; a test's own site has none unless a test asks for it. */
export const SEARCH_PATH = readConfig().searchPath
export const tools = await findVideoTools(SEARCH_PATH)
/** `npm test` installs ffmpeg where it may. */
export const testWithFfmpeg = test.skipIf(tools === undefined)

const run = promisify(execFile)

const films = new Map<string, Promise<Buffer>>()

/** What ffmpeg makes of these arguments, as a file with this ending; made once. */
export function film(ending: string, ...args: string[]): Promise<Buffer> {
  const key = [ending, ...args].join(' ')
  const found = films.get(key) ?? make(ending, args)
  films.set(key, found)
  return found
}

function make(ending: string, args: string[]): Promise<Buffer> {
  return withFile(Buffer.alloc(0), ending, async (path) => {
    await run(tools?.ffmpeg ?? 'ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args, path])
    return readFile(path)
  })
}

/** With these bytes in a file of their own. */
export async function withFile<T>(
  bytes: Buffer,
  ending: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-film-'))
  const path = join(folder, `film.${ending}`)
  try {
    await writeFile(path, bytes)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same pictures and sounds have the same sum, whatever else is in the file. */
export function sumOf(bytes: Buffer, ending: string): Promise<string> {
  return withFile(bytes, ending, async (path) =>
    (await make('md5', ['-i', path, '-c', 'copy', '-f', 'md5'])).toString(),
  )
}

/** The same, repeated so many times. */
export function repeat(video: Buffer, times: number): Promise<Buffer> {
  return withFile(video, 'mp4', (path) =>
    make('mp4', ['-stream_loop', String(times), '-i', path, '-c', 'copy']),
  )
}

export const picture = (size = '320x180', seconds = 2, rate = 10): string[] =>
  splitArgs(`-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`)
export const sound = (seconds = 2): string[] => splitArgs(`-f lavfi -i sine=d=${seconds}`)
export const H264 = splitArgs('-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac')
const PLACE = '+06.1751-106.8272/'
/** Where and with what it was taken, as cameras write it. */
export const SECRETS = splitArgs(
  [
    `-metadata location=${PLACE} -metadata com.apple.quicktime.location.ISO6709=${PLACE}`,
    '-metadata make=SecretCam -metadata comment=SecretNote -metadata:s:v handler_name=SecretHandler',
    '-metadata creation_time=2021-03-04T05:06:07Z',
  ].join(' '),
)
export const METADATA = /6\.1751|SecretCam|SecretNote|SecretHandler|2021-03-04/

export interface ProbedFile {
  streams: { codec_name: string; codec_type: string; width?: number; height?: number }[]
  format: { format_name: string; duration?: string; tags?: Record<string, string> }
}

/** A file as ffprobe sees it. */
export function probeBytes(bytes: Buffer, ending: string): Promise<ProbedFile> {
  return withFile(bytes, ending, async (path) => {
    const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', path]
    return JSON.parse((await run(tools?.ffprobe ?? 'ffprobe', args)).stdout) as ProbedFile
  })
}

/** Runs all jobs that are due. */
export async function runJobs({ jobs }: TestApp): Promise<void> {
  while ((await jobs.runDue()) > 0);
}
