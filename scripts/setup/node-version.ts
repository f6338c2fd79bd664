import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../run-command.ts'

/** One line when this Node is older than package.json allows. */
export async function checkNodeVersion(version = process.versions.node): Promise<string | undefined> {
  const manifest: { engines: { node: string } } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  )
  const floor = manifest.engines.node.replace('>=', '')
  return isAtLeast(version, floor) ? undefined : `Node ${floor} or newer is needed, this is ${version}`
}

export function isAtLeast(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) => text.split('.').map(Number))
  for (let part = 0; part < 3; part++) {
    const difference = (have?.[part] ?? 0) - (need?.[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
