import { delimiter, join } from 'node:path'
import { run } from '../run-command.ts'
import { exists, installPackage } from './apt.ts'

/** One line about the ffmpeg that is here, installed when it is missing; without it the tests that need it are skipped. */
export async function setUpFfmpeg(): Promise<string> {
  if (!(await isHere())) {
    const problem = await installPackage('ffmpeg')
    if (problem !== undefined) return `no ffmpeg, so tests with it are skipped: ${problem}`
  }
  const { ok, output } = await run('ffmpeg', ['-version'], { isQuiet: true })
  return ok
    ? (/^ffmpeg version \S+/.exec(output)?.[0] ?? 'ffmpeg')
    : 'ffmpeg does not run: tests with it are skipped'
}

async function isHere(): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const name of ['ffmpeg', 'ffprobe']) {
    const found = await Promise.all(folders.map((folder) => exists(join(folder, name))))
    if (!found.includes(true)) return false
  }
  return true
}
