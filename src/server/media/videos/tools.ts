import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { SECOND_MS } from '../../platform/clock.ts'

export interface VideoTools {
  ffmpeg: string
  ffprobe: string
}

const LOWEST_PRIORITY = 19
const NO_ROOM = 'No space left on device'
const MOST_OUTPUT = 256 * 1024

/** Both programs, or undefined: with one of them alone nothing can be done. */
export async function findVideoTools(searchPath: string): Promise<VideoTools | undefined> {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  const find = async (name: string): Promise<string | undefined> => {
    for (const folder of folders) {
      const path = join(folder, name)
      if (
        await access(path, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return path
    }
    return undefined
  }
  const [ffmpeg, ffprobe] = [await find('ffmpeg'), await find('ffprobe')]
  return ffmpeg !== undefined && ffprobe !== undefined ? { ffmpeg, ffprobe } : undefined
}

const ALLOWED = '-protocol_whitelist file -format_whitelist mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'

/** Arguments that hold no spaces, written as one line. */
export function words(line: string): string[] {
  return line.split(' ')
}

/** What both programs are told about a file that somebody sent: it names no other files and no addresses. */
export function inputArgs(path: string): string[] {
  return [...words(`-v error -max_alloc ${256 * 1024 ** 2} ${ALLOWED} -i`), `file:${path}`]
}

export class ToolFailed extends Error {
  readonly isTimeout: boolean
  readonly isDiskFull: boolean
  constructor(program: string, said: string, isTimeout: boolean) {
    super(`${program} ${isTimeout ? 'took too long' : 'failed'}: ${said.trim().slice(-500)}`)
    this.isTimeout = isTimeout
    this.isDiskFull = said.includes(NO_ROOM)
  }
}

export interface RunOptions {
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** Runs one of them beneath everything else on the machine, and knows no mercy when its time is over. */
export function runTool(program: string, args: string[], options: RunOptions): Promise<string> {
  const { timeoutMs, signal } = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    // Nothing of our environment is its business.
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { LANG: 'C' } })
    let [output, said, isTimeout] = ['', '', false]
    const end = (): void => void child.kill('SIGKILL')
    const timer = setTimeout(() => {
      isTimeout = true
      end()
    }, timeoutMs)
    signal?.addEventListener('abort', end, { once: true })
    const settle = (act: () => void): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      act()
    }
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('latin1')
      if (output.length > MOST_OUTPUT) end()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4096)
    })
    child.on('error', (error) => settle(() => reject(error)))
    child.on('close', (code) =>
      settle(() => {
        if (signal?.aborted) reject(new Error('The work on a video was broken off', { cause: signal.reason }))
        // Where there is no room it may say so and end as if all were well.
        else if (code === 0 && !said.includes(NO_ROOM)) resolve(output)
        else reject(new ToolFailed(program, said, isTimeout))
      }),
    )
    lower(child.pid)
  })
}

function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOWEST_PRIORITY)
  } catch {
    // It has ended already, or the system does not let us: then it runs like anything else.
  }
}

export const PROBE_MS = 10 * SECOND_MS
