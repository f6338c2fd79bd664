import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closeFolder, prepareDataDir } from './data-dir.ts'
import { openFiles } from './files.ts'
import { outboxMailer } from './mail.ts'

const made: string[] = []
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function dataDir(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'cendekia-test-')), 'data')
  made.push(folder)
  return folder
}

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)

test('folders of uploads and mails that others could read are closed at the start', async () => {
  const folder = await dataDir()
  for (const name of ['media', 'incoming', 'outbox', 'cards']) {
    await mkdir(join(folder, name), { recursive: true })
    await chmod(join(folder, name), 0o755)
  }
  await prepareDataDir(folder, () => expect.unreachable())
  for (const name of ['media', 'incoming', 'outbox', 'cards'])
    expect(await modeOf(join(folder, name)), name).toBe('700')
})

test('a folder is closed and never opened', async () => {
  const folder = await dataDir()
  await mkdir(folder, { mode: 0o500 })
  await closeFolder(folder, 0o700, () => expect.unreachable())
  expect(await modeOf(folder)).toBe('500')
})

test('what the site makes in its folder is for itself alone', async () => {
  const folder = await dataDir()
  await openFiles({ dataDir: folder }).put('abcdef', new Map([['480.webp', Buffer.from('x')]]))
  const mailer = outboxMailer(join(folder, 'outbox'), { name: 'Cendekia', address: 'contact@example.org' })
  await mailer.send({ to: 'a@example.org', subject: 's', text: 't', html: 'h', messageId: 'm-1234567890' })
  for (const path of ['media', 'media/ab', 'media/ab/abcdef', 'incoming', 'outbox'])
    expect(await modeOf(join(folder, path)), path).toBe('700')
})
