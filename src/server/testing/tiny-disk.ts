import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of so many kB, where the user who runs the tests may mount one. */
export async function tinyDisk(
  kilobytes: number,
): Promise<{ folder: string; drop(): Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-tiny-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  const drop = async (): Promise<void> => {
    execFileSync('umount', ['-l', folder])
    await rm(folder, { recursive: true })
  }
  return { folder, drop }
}
