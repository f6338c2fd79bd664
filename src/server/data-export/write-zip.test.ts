import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonOf } from './entries.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const never = new AbortController().signal
const writing = { now: new Date('2026-11-18T00:00:00Z'), signal: never, onWritten: async () => {} }
const MB = 1024 * 1024

/** Random enough that compressing it gains nothing: what goes in has to come out. */
function noise(length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let state = 42
  for (let at = 0; at < length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = state >> 16
  }
  return bytes
}

test('no more is in memory than a few parts, however long a file is', async () => {
  const part = noise(64 * 1024)
  const target = join(folder, 'long.zip')
  let [made, mostAhead] = [0, 0]
  async function* parts(): AsyncGenerator<Buffer> {
    for (let count = 0; count < 1024; count++) {
      made += part.length
      yield part
      // What was made and is not on the disk yet is what the process holds.
      if (count % 16 === 0) mostAhead = Math.max(mostAhead, made - (await stat(target)).size)
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'long.bin', parts: parts(), isCompressed: false }
  }
  await writeZip(target, entries(), writing)
  expect((await stat(target)).size).toBeGreaterThan(64 * MB)
  expect(mostAhead).toBeLessThan(2 * MB)
})

test('the next file is asked for when the one before it is written', async () => {
  let open = 0
  async function* parts(): AsyncGenerator<string> {
    open++
    yield 'x'.repeat(MB)
    open--
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let count = 0; count < 20; count++) {
      expect(open).toBe(0)
      yield { path: `${count}.txt`, parts: parts(), isCompressed: true }
    }
  }
  await writeZip(join(folder, 'many.zip'), entries(), writing)
})

test('rows are written as they are read: a hundred thousand never make a long text', async () => {
  let longest = 0
  async function* rows(): AsyncGenerator<object> {
    for (let id = 0; id < 100_000; id++) yield { id, text: 'a line like many others' }
  }
  for await (const part of jsonOf(rows())) longest = Math.max(longest, part.length)
  expect(longest).toBeLessThan(40_000)
})

test('rows make JSON, also none and those with line breaks', async () => {
  const read = async (list: object[]): Promise<unknown> => {
    async function* rows(): AsyncGenerator<object> {
      yield* list
    }
    let text = ''
    for await (const part of jsonOf(rows())) text += part
    return JSON.parse(text)
  }
  expect(await read([])).toEqual([])
  expect(await read([{ a: 'x\ny' }, { a: null }])).toEqual([{ a: 'x\ny' }, { a: null }])
})

async function* endless(): AsyncGenerator<ZipEntry> {
  async function* parts(): AsyncGenerator<string> {
    for (;;) yield 'again and again '.repeat(1000)
  }
  yield { path: 'endless.txt', parts: parts(), isCompressed: true }
}

test('what can not be written ends with its reason and does not hang', async () => {
  await expect(writeZip(join(folder, 'missing', 'x.zip'), endless(), writing)).rejects.toThrow('ENOENT')
})

test('what can not be read ends it too', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    async function* parts(): AsyncGenerator<string> {
      yield 'some'
      throw new Error('the database is away')
    }
    yield { path: 'broken.json', parts: parts(), isCompressed: true }
  }
  await expect(writeZip(join(folder, 'broken.zip'), entries(), writing)).rejects.toThrow(
    'the database is away',
  )
})

test('a site that stops ends it between two parts', async () => {
  const stopping = new AbortController()
  const ended = writeZip(join(folder, 'stopped.zip'), endless(), { ...writing, signal: stopping.signal })
  setImmediate(() => stopping.abort(new Error('the site stops')))
  await expect(ended).rejects.toThrow()
})
