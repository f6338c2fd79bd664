import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cleanUp, emptyFolder, patience } from '../platform/embedded/embedded-testing.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname
const HINT = 'There is no operator yet. Sign up on the site, then: npm run role -- you@example.org operator'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(cleanUp)

/** The output of a start until the site is ready; then it is ended. */
async function start(): Promise<string[]> {
  const site = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: '/usr/bin:/bin', DATABASE_URL: app.url, DATA_DIR: await emptyFolder(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit')
  const said: string[] = []
  for await (const line of createInterface(site.stdout)) {
    said.push(line)
    if (line.includes(' is at http')) break
  }
  site.kill('SIGTERM')
  await ended
  return said
}

test('a start prints how to make an operator, until there is one', { timeout: patience }, async () => {
  await app.signIn('mod', 'moderator')
  expect(await start()).toContain(HINT)
  await app.signIn('op', 'operator')
  const said = await start()
  expect(said.at(-1)).toContain(' is at http')
  expect(said).not.toContain(HINT)
})
