import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface Watchdog {
  /** The server was ended, or is somebody else's: there is nothing left to do. */
  dismiss(): Promise<void>
  /** Ends the server as soon as nobody uses it, as it does when this process dies. */
  takeOver(): void
}

/**
 * Reads from a pipe that nobody writes to: it closes when we die, by kill -9 too, and only then is Node
 * started. The pause lets a server that is just being started write its pid file.
 */
const WAIT = 'read -r _ || { sleep 1; [ -e "$1/postmaster.pid" ] && shift && exec "$@"; }'

/** Keeps the server from outliving us: a process of its own, and only a shell, since it waits for months. */
export function startWatchdog(cluster: string): Watchdog {
  const work = [process.execPath, ...entry(), cluster]
  const child = spawn('/bin/sh', ['-c', WAIT, 'sh', cluster, ...work], {
    // Ctrl-C, a closed terminal and `kill -9` of our process group do not reach a session of its own.
    detached: true,
    cwd: '/',
    // Our environment may hold passwords.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { stdin } = child
  // Without a watchdog the server outlives a killed site until the next start, which finds it: no reason not to start.
  child.on('error', () => {})
  stdin.on('error', () => {})
  child.unref()
  ;(stdin as Socket).unref()
  return {
    dismiss: () => new Promise((done) => stdin.end('done\n', () => done())),
    takeOver: () => void stdin.end(),
  }
}

/** In a checkout the source itself, run by tsx; in a build the file that scripts/build makes of it. */
function entry(): string[] {
  const isSource = import.meta.url.endsWith('.ts')
  if (!isSource) return [inThisFolder('database-watchdog.js')]
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return ['--import', pathToFileURL(tsx).href, inThisFolder('database-watchdog.ts')]
}

function inThisFolder(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
