import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = new URL('..', import.meta.url).pathname

/** A program that an installed package brings. */
export function installed(name: string): string {
  return join(ROOT, 'node_modules', '.bin', name)
}

export interface RunOptions {
  env?: Record<string, string>
  /** The folder to run it in, when it is not this project's. */
  cwd?: string
  /** Captures the output without showing it. */
  isQuiet?: boolean
  timeoutMs?: number
}

export interface Outcome {
  ok: boolean
  output: string
  /** Why it failed, when the program itself could not print it. */
  reason: string | undefined
}

const running = new Set<number>()

/** Runs a program to its end. Not being able to start, a signal and a time-out are outcomes, not exceptions. */
export function run(file: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((done) => {
    let output = ''
    let reason: string | undefined
    const child = spawn(file, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that ending it ends what it started too.
      detached: true,
    })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    const timer = setTimeout(
      () => {
        reason = `ended after ${(options.timeoutMs ?? 0) / 60_000} minutes`
        if (pid !== undefined) endGroup(pid, 'SIGKILL')
      },
      options.timeoutMs ?? 2 ** 31 - 1,
    )
    const finish = (ok: boolean): void => {
      clearTimeout(timer)
      if (pid !== undefined) running.delete(pid)
      done({ ok, output, reason })
    }
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
      if (options.isQuiet !== true) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      reason = error.message
      finish(false)
    })
    child.on('close', (code, signal) => {
      if (signal !== null) reason ??= `ended by ${signal}`
      finish(code === 0)
    })
  })
}

/** Ends what is still running, when the run itself is asked to end. */
export function endAll(): void {
  for (const pid of running) endGroup(pid, 'SIGTERM')
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}
