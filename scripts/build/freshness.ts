import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const STAMP = 'dist/build.json'
const SOURCES = ['src', 'scripts/build', 'scripts/build.ts', 'package-lock.json']

export async function hasJustWritten(): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(STAMP, 'utf8')) as { sources: string }
    return stamp.sources === (await hashSources())
  } catch {
    return false
  }
}

export async function stampBuild(): Promise<void> {
  await writeFile(STAMP, JSON.stringify({ sources: await hashSources() }))
}

/** By content, not by time: a copied or checked-out tree has new times and the same sources. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesIn(source)) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
