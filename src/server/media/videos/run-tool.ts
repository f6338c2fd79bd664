import type { ChildProcess } from 'node:child_process'
import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Account } from '../../platform/embedded/account.ts'
import { sandboxAccount } from '../../platform/sandbox/account.ts'
import { killGroup, spawnSandboxed } from '../../platform/sandbox/spawn.ts'

/** The longest copy is some megabytes above what may be uploaded; see make-video.ts. */
const RATE_LIMITS = { memoryMb: 2048, cpuSeconds: 1200, fileMb: 120, niceness: 19 }
const NO_ROOM = 'No space left on device'
const MOST_SAID = 4096
const ALLOWED = '-protocol_whitelist file -format_whitelist mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'

/** We open the files and pass them on, since the account may have no access to their folders. */
const OPEN_FILES = process.platform === 'linux' ? '/proc/self/fd' : '/dev/fd'
const INPUT = `file:${OPEN_FILES}/3`
export const OUTPUT = `file:${OPEN_FILES}/4`

/** Arguments that hold no spaces, written as one line. */
export function splitArgs(line: string): string[] {
  return line.split(' ')
}

/** Options of both programs for an uploaded file: it may open no other files and no addresses. */
export const INPUT_ARGS = [...splitArgs(`-v error -max_alloc ${256 * 1024 ** 2} ${ALLOWED} -i`), INPUT]

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
  input: string
  /** The path of its output; it belongs to us again when it is done. */
  output?: string
  /** The maximum size of its standard output. */
  mostBytes: number
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** Runs ffmpeg or ffprobe in the sandbox, and kills it when its time is over. */
export async function runTool(program: string, args: string[], options: RunOptions): Promise<Buffer> {
  const { account } = await sandboxAccount()
  options.signal?.throwIfAborted()
  const input = await open(options.input)
  const output = options.output === undefined ? undefined : await open(options.output, 'w')
  try {
    await lend(account, input, output)
    const files = output === undefined ? [input.fd] : [input.fd, output.fd]
    const stdio = ['ignore' as const, 'pipe' as const, 'pipe' as const, ...files]
    return await outcome(
      spawnSandboxed(program, args, { limits: RATE_LIMITS, account, stdio }),
      program,
      options,
    )
  } finally {
    if (account !== undefined) await output?.chown(process.getuid?.() ?? 0, process.getgid?.() ?? 0)
    await Promise.all([input.close(), output?.close()])
  }
}

/** An open file is opened once more by its number, and that asks for permission. */
async function lend(account: Account, input: FileHandle, output: FileHandle | undefined): Promise<void> {
  if (account === undefined) return
  await input.chown(-1, account.gid)
  await input.chmod(0o640)
  await output?.chown(account.uid, account.gid)
}

function outcome(child: ChildProcess, program: string, options: RunOptions): Promise<Buffer> {
  const { timeoutMs, signal, mostBytes } = options
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    let [length, said, isTimeout] = [0, '', false]
    const end = (): void => killGroup(child)
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
    const [stdout, stderr] = [child.stdout as Readable, child.stderr as Readable]
    stdout.on('data', (chunk: Buffer) => {
      output.push(chunk)
      length += chunk.length
      if (length > mostBytes) end()
    })
    stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-MOST_SAID)
    })
    child.on('error', (error) => settle(() => reject(error)))
    child.on('close', (code) =>
      settle(() => {
        if (signal?.aborted) reject(new Error('The work on a video was broken off', { cause: signal.reason }))
        // Without room on the disk it may report that and still exit with success.
        else if (code === 0 && !said.includes(NO_ROOM)) resolve(Buffer.concat(output))
        else reject(new ToolFailed(program, said, isTimeout))
      }),
    )
  })
}
