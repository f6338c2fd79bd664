import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { type OpenOptions, type RunningDatabase, openDatabase } from './open-database.ts'
import { findServer } from './postmaster.ts'
import { stopServer } from './server.ts'

export const patience = 120_000
/** Stopped and removed after each test. */
export const folders: string[] = []

export async function cleanUp(): Promise<void> {
  for (const folder of folders.splice(0)) {
    const moved = (await readFile(join(folder, 'pg-location'), 'utf8').catch(() => '')).trim()
    for (const dir of moved === '' ? [folder] : [moved, folder]) {
      await stopServer(join(dir, 'pg'))
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

/** Accessible to every account, as a folder of root has to be for the cluster to stay in it. */
export async function emptyFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-test-'))
  await chmod(folder, mode)
  folders.push(folder)
  return folder
}

let template: Promise<string> | undefined
afterAll(async () => {
  if (template !== undefined) await rm(await template, { recursive: true, force: true })
})

/** A folder in which a site has already run: a copy, because to make a cluster takes longer than most of the tests. */
export async function usedFolder(): Promise<string> {
  template ??= makeTemplate()
  const folder = await emptyFolder()
  // With its owner, who is another than root.
  await promisify(execFile)('cp', ['-a', join(await template, 'pg'), folder])
  return folder
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-test-'))
  await chmod(folder, 0o755)
  await (await open(folder)).stop()
  return folder
}

export async function open(
  dataDir: string,
  role: OpenOptions['role'] = 'site',
  said: string[] = [],
): Promise<RunningDatabase> {
  return openDatabase({ databaseUrl: undefined, dataDir, role, say: (line) => said.push(line) })
}

export async function query(database: RunningDatabase, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

export async function pidOf(folder: string): Promise<number> {
  return (await findServer(join(folder, 'pg')))?.pid ?? 0
}
