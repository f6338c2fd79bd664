import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNsfw } from '../../contract/nsfw.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

const ROOT = new URL('../../..', import.meta.url).pathname

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The command itself, while a site runs on the same database. */
async function setting(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/setting.ts', ...args], {
    cwd: ROOT,
    env: { PATH: '/usr/bin:/bin', DATABASE_URL: app.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out: out.trim().split('\n'), errors: errors.trim().split('\n'), code: code as number }
}

async function isEnabled(): Promise<boolean> {
  app.clock.advance(10_000)
  return (await app.visitor().call(getNsfw)).isEnabled
}

test('the switches of the site are listed with what they take', async () => {
  const { out, code } = await setting()
  expect(code).toBe(0)
  expect(out).toEqual([
    'nsfw.enabled = true (not set)    takes true or false',
    expect.stringMatching(/^nsfw\.country_header = cf-ipcountry \(not set\) {4}takes the name of a header/),
    expect.stringMatching(/^nsfw\.off_countries = none \(not set\) {4}takes countries as two letters/),
  ])
})

test('a running site follows what is set', async () => {
  expect(await isEnabled()).toBe(true)
  expect(await setting('nsfw.enabled', 'false')).toMatchObject({ code: 0, out: ['nsfw.enabled = false'] })
  expect(await isEnabled()).toBe(false)
  expect((await setting('nsfw.off_countries', 'id,MY')).out).toEqual(['nsfw.off_countries = ID,MY'])
  expect((await setting()).out).toEqual([
    'nsfw.enabled = false    takes true or false',
    expect.stringContaining('cf-ipcountry (not set)'),
    expect.stringContaining('nsfw.off_countries = ID,MY    '),
  ])
})

test('what is not known or no value of it is refused in one line, and changes nothing', async () => {
  const before = await app.db.selectFrom('settings').selectAll().orderBy('name').execute()
  const known = 'nsfw.enabled, nsfw.country_header, nsfw.off_countries'
  const wrong: [string[], string][] = [
    [['toString', 'false'], `setting: there is no "toString", only ${known}`],
    [['nsfw.enabled', 'no'], 'setting: nsfw.enabled takes true or false'],
    [['nsfw.enabled', 'true', 'false'], 'setting: nsfw.enabled takes true or false'],
  ]
  for (const [args, line] of wrong)
    expect(await setting(...args), args.join(' ')).toEqual({ code: 1, out: [''], errors: [line] })
  expect(await app.db.selectFrom('settings').selectAll().orderBy('name').execute()).toEqual(before)
})
