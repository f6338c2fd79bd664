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
async function start(settings: Record<string, string> = {}): Promise<string[]> {
  const site = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: app.url,
      DATA_DIR: await emptyFolder(),
      PORT: '0',
      ...settings,
    },
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

const CONTACT =
  'No MAIL_FROM that can be reached: mails come from contact@localhost, and no page names a contact'

test(
  'a start prints what is missing: an operator, and a contact address that somebody reads',
  { timeout: patience },
  async () => {
    await app.signIn('mod', 'moderator')
    expect(await start()).toEqual(expect.arrayContaining([HINT, CONTACT]))
    await app.signIn('op', 'operator')
    const said = await start({ MAIL_FROM: 'hello@example.org' })
    expect(said.at(-1)).toContain(' is at http')
    expect(said).not.toContain(HINT)
    expect(said).not.toContain(CONTACT)
  },
)
