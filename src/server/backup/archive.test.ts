import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesOf, readArchive } from './archive-reader.ts'
import { BrokenSource, createArchive } from './archive-writer.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

const END = { rows: {}, files: 0, fileBytes: 0, missing: 0, missingNames: [] }

async function written(name: string, entries: number): Promise<string> {
  const path = join(folder, name)
  const archive = await createArchive(path)
  for (let index = 0; index < entries; index++)
    await archive.add(`media/KEY${index}/1.webp`, Buffer.alloc(index % 700, index))
  await archive.finish(END)
  return path
}

async function readNames(path: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of readArchive(path)) names.push(name)
  return names
}

test('any flipped bit and any missing byte is noticed', async () => {
  const path = await written('small.tar', 3)
  const bytes = await readFile(path)
  for (let at = 0; at < bytes.length; at += 11) {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8))
    await writeFile(path, copy)
    await expect(readNames(path), `byte ${at}`).rejects.toThrow('it is')
    await writeFile(path, bytes.subarray(0, at))
    await expect(readNames(path), `${at} bytes`).rejects.toThrow('it is')
  }
})

test('tar and sha256sum open and check an archive', async () => {
  const path = await written('many.tar', 2500)
  expect(await readNames(path)).toHaveLength(2501)
  execFileSync('tar', ['xf', path], { cwd: folder })
  const sums = (await readdir(join(folder, 'checksums'))).map((name) => `checksums/${name}`)
  expect(sums).toHaveLength(3)
  execFileSync('sha256sum', ['--check', '--quiet', ...sums], { cwd: folder })
  const whole = execFileSync('sh', ['-c', 'cat checksums/*.sha256 | sha256sum'], { cwd: folder }).toString()
  expect(whole.slice(0, 65).trim()).toBe((await readFile(join(folder, 'archive.sha256'), 'utf8')).trim())
})

test('an entry whose source breaks is taken back, and the next one overwrites it', async () => {
  const path = join(folder, 'broken.tar')
  const archive = await createArchive(path)
  async function* breaking(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(2000, 'x')
    throw new Error('connection reset')
  }
  await expect(archive.addStream('media/KEYA/1.webp', 5000, breaking())).rejects.toThrow(BrokenSource)
  await archive.add('media/KEYA/1.webp', Buffer.from('whole'))
  await archive.finish(END)
  const found: string[] = []
  for await (const entry of readArchive(path)) found.push((await bytesOf(entry)).toString())
  expect(found[0]).toBe('whole')
  expect(await readNames(path)).toEqual(['media/KEYA/1.webp', 'end.json'])
})

test('what is given up leaves no file, and two never write the same one', async () => {
  const path = join(folder, 'given-up.tar')
  const archive = await createArchive(path)
  await expect(createArchive(path)).rejects.toThrow('given-up.tar.part is there')
  await archive.add('media/KEYA/1.webp', Buffer.alloc(10))
  await archive.discard()
  expect((await readdir(folder)).filter((name) => name.startsWith('given-up'))).toEqual([])
})
