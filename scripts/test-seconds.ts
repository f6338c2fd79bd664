import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './run-command.ts'

/** How long each test file took when it last ran here. Only `npm run test:near` goes by it, to fill its minute. */
const FILE = join(ROOT, 'node_modules/.cache/cendekia/test-seconds.json')

export async function readSeconds(): Promise<Map<string, number>> {
  const kept = await readFile(FILE, 'utf8').catch(() => '{}')
  return new Map(Object.entries(JSON.parse(kept) as Record<string, number>))
}

export async function keepSeconds(times: { file: string; seconds: number }[]): Promise<void> {
  const kept = await readSeconds()
  for (const { file, seconds } of times) kept.set(file, Math.round(seconds * 10) / 10)
  await mkdir(join(FILE, '..'), { recursive: true })
  await writeFile(FILE, JSON.stringify(Object.fromEntries(kept), undefined, 1))
}
