import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runAs } from '../../platform/embedded/account.ts'
import { sandboxAccount } from '../../platform/sandbox/account.ts'

export interface VideoTools {
  ffmpeg: string
  ffprobe: string
}

/** Both programs, or undefined: with one of them alone nothing can be done. */
export async function findVideoTools(searchPath: string): Promise<VideoTools | undefined> {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  const [ffmpeg, ffprobe] = [await find(folders, 'ffmpeg'), await find(folders, 'ffprobe')]
  return ffmpeg !== undefined && ffprobe !== undefined ? { ffmpeg, ffprobe } : undefined
}

/** One that is closed to the account that has to run it, in a home folder for one, is not there for us. */
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
