import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage } from './apt.ts'

/** One line about the Redis that is here, installed when it is missing; without it the test that needs it is skipped. */
export async function setUpRedis(): Promise<string> {
  if (isHere()) return 'redis-server'
  const problem = await installPackage('redis-server')
  return problem === undefined
    ? 'redis-server'
    : `no redis-server, so the test with it is skipped: ${problem}`
}

function isHere(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.some((folder) => existsSync(join(folder, 'redis-server')))
}
