import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runAs } from '../../platform/embedded/account.ts'
import { sandboxAccount } from '../../platform/sandbox/account.ts'

export interface VideoTools {
  ffmpeg: string
  ffprobe: string
}

/** Both programs, or undefined: one of them alone is of no use. */
export async function findVideoTools(searchPath: string): Promise<VideoTools | undefined> {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  const [ffmpeg, ffprobe] = [await find(folders, 'ffmpeg'), await find(folders, 'ffprobe')]
  return ffmpeg !== undefined && ffprobe !== undefined ? { ffmpeg, ffprobe } : undefined
}

/** A program that the sandbox account can't run, in a home folder for example, counts as missing. */
async function find(folders: string[], name: string): Promise<string | undefined> {
  const { account } = await sandboxAccount()
  for (const folder of folders) {
    const path = join(folder, name)
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere && (account === undefined || (await runAs(account, path, ['-version'])).ok)) return path
  }
  return undefined
}
