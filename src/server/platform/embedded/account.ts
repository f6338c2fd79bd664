import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** The user that runs PostgreSQL; undefined means the user we are. */
export type Account = { uid: number; gid: number } | undefined

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root, so root runs it as an account that owns nothing else. */
export async function pickAccount(): Promise<Account> {
  if (!isRoot()) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['nobody', 'daemon']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    // macOS gives nobody the uid -2, which chown does not take.
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

export interface Outcome {
  ok: boolean
  output: string
}

/** Runs a program to its end. Failing to start is an outcome too, not an exception. */
export function runAs(account: Account, file: string, args: string[]): Promise<Outcome> {
  return new Promise((done) => {
    let output = ''
    // The account may have no access to the working folder, so it gets one that everybody may enter.
    const child = spawn(file, args, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => done({ ok: false, output: error.message }))
    child.on('close', (code) => done({ ok: code === 0, output: output.trim() }))
  })
}

/** Asking the kernel as that account also honours ACLs and mounts, which mode bits do not show. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { ok } = await runAs(account, '/bin/sh', ['-c', 'cd -- "$1" && [ -w . ]', 'sh', folder])
  return ok
}
