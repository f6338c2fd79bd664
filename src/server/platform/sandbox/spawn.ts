import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Account } from '../embedded/account.ts'

/** The limits that the kernel enforces on a program, whatever it reads. */
export interface SandboxLimits {
  memoryMb: number
  /** CPU seconds in total, so that a program whose site was killed ends by itself. */
  cpuSeconds: number
  /** The largest file that it may write. */
  fileMb: number
  /** Niceness from 0 to 19: the higher, the lower its priority. */
  niceness: number
}

export interface SandboxOptions {
  limits: SandboxLimits
  /** Undefined for the user we are, also for one that changes its user by itself. */
  account: Account
  stdio: StdioOptions
}

/**
 * The shell sets the limits and becomes the program. Limits that a system does not have are left out: memory is limited
 * on Linux alone. When memory runs out, the kernel ends these programs first, before the site and its database.
 */
const SCRIPT = [
  '{ ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; ulimit -f "$3"; echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null',
  'shift 3',
  'exec "$@"',
].join('\n')
const KILOBYTES = 1024
/** POSIX counts files in blocks of 512 bytes. */
const BLOCKS = 2048

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) killGroup(child)
})

/** Starts a program that reads what a stranger sent: limited, in a group of its own, without our environment. */
export function spawnSandboxed(program: string, args: string[], options: SandboxOptions): ChildProcess {
  const { limits, account, stdio } = options
  const { cpuSeconds, memoryMb, fileMb } = limits
  const numbers = [cpuSeconds, memoryMb * KILOBYTES, fileMb * BLOCKS].map((number) =>
    String(Math.ceil(number)),
  )
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...numbers, program, ...args], {
    ...account,
    // The account may have no access to the working folder.
    cwd: '/',
    detached: true,
    env: { LANG: 'C', UV_USE_IO_URING: '0' },
    stdio,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  lower(child.pid, limits.niceness)
  return child
}

/** Ends it with everything that it has started. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function lower(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system does not allow it: then it runs with normal priority.
  }
}
