import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/setup/free-port.ts'
import { readConfig } from '../config.ts'
import { cleanUp, emptyFolder, pidOf } from './embedded-testing.ts'

const patience = 120_000
afterEach(cleanUp, patience)

const ROOT = new URL('../../../../', import.meta.url).pathname

test(
  'a closed terminal ends the site and its database in order, whatever other signals come after it',
  { timeout: patience },
  async () => {
    const folder = await emptyFolder()
    const port = await freePort()
    const site = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      cwd: ROOT,
      env: { PATH: readConfig().searchPath, DATA_DIR: folder, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = new Promise((done) => site.once('exit', (code, by) => done(by ?? code)))
    await answers(`http://localhost:${port}/readyz`)
    expect(await pidOf(folder)).toBeGreaterThan(0)
    // Nobody reads the site's output any more, and it has something to write.
    site.stdout.destroy()
    await answers(`http://localhost:${port}/healthz`)
    // npm passes on what its whole group has already got, and people press Ctrl-C twice.
    for (const signal of ['SIGHUP', 'SIGHUP', 'SIGINT', 'SIGINT', 'SIGTERM', 'SIGTERM'] as const) {
      site.kill(signal)
      await sleep(20)
    }
    expect(await ended).toBe(0)
    expect(await pidOf(folder)).toBe(0)
  },
)

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++, await sleep(100)) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error(`${url} does not answer`)
}
