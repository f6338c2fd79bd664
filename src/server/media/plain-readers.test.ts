import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createRandom } from '../platform/seeding.ts'
import { film, picture, sound, testWithFfmpeg, withFile } from './video-testing.ts'
import { UnfitVideo } from './videos/failures.ts'
import { makePlain } from './videos/plain/make-plain.ts'
import { holdWhole } from './videos/whole.ts'

const ROUNDS = 400
const clip = () => readFile(new URL('../page-posts/seeding/clip.mp4', import.meta.url))
const atom = (type: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const FTYP = atom('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'))

/** What becomes of a file: it is taken, or found unfit; anything else that is thrown is a fault of ours. */
async function judge(bytes: Buffer, container: 'iso' | 'matroska'): Promise<string> {
  return withFile(bytes, 'bin', async (path) => {
    try {
      await holdWhole(path, container)
      const { width, height, durationMs } = await makePlain(path, container)
      expect((await stat(path)).size, 'a file keeps its length').toBe(bytes.length)
      return `${width}x${height} ${durationMs}`
    } catch (error) {
      if (error instanceof UnfitVideo) return error.failure
      throw error
    }
  })
}

test('the clip itself is read', async () => {
  expect(await judge(await clip(), 'iso')).toMatch(/^480x270 \d+$/)
})

/** Changes some bytes of the head of a file, where everything is lengths and counts. */
function change(bytes: Buffer, seed: number, from: number, length: number): Buffer {
  const random = createRandom(seed)
  const changed = Buffer.from(bytes)
  for (let count = 1 + random.int(4); count > 0; count--)
    changed[from + random.int(length)] = [0, 1, 0x7f, 0x80, 0xff, random.int(256)][random.int(6)] ?? 0
  return random.int(5) === 0 ? changed.subarray(0, random.int(changed.length)) : changed
}

test('an MP4 that is broken anywhere is taken or refused, and nothing else happens', async () => {
  const source = await clip()
  const head = source.indexOf('moov') - 4
  const seen = new Set<string>()
  for (let seed = 0; seed < ROUNDS; seed++)
    seen.add((await judge(change(source, seed, head, source.length - head), 'iso')).replace(/^\d.*/, 'taken'))
  expect([...seen]).toEqual(expect.arrayContaining(['taken', 'damaged']))
})

testWithFfmpeg('a WebM that is broken anywhere is taken or refused, and nothing else happens', async () => {
  const args = [...picture('64x64', 1, 5), ...sound(1), '-c:v', 'libvpx', '-c:a', 'libopus']
  const source = await film('webm', ...args)
  const seen = new Set<string>()
  for (let seed = 0; seed < ROUNDS; seed++)
    seen.add((await judge(change(source, seed, 0, 600), 'matroska')).replace(/^\d.*/, 'taken'))
  expect([...seen]).toEqual(expect.arrayContaining(['taken', 'damaged']))
})

const LONG = Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex')
const ZERO = Buffer.from('00000000', 'hex')
const BOMBS: [string, Buffer][] = [
  ['a hundred thousand boxes', Buffer.concat([FTYP, ...Array<Buffer>(100_000).fill(atom('free'))])],
  [
    'a hundred thousand boxes in its head',
    Buffer.concat([FTYP, atom('moov', ...Array<Buffer>(100_000).fill(atom('free')))]),
  ],
  ['a box longer than any file', Buffer.concat([FTYP, LONG])],
  ['boxes of no length', Buffer.concat([FTYP, Buffer.from('00000004moov', 'latin1'), ZERO])],
  ['a head without anything', Buffer.concat([FTYP, atom('moov')])],
  ['an empty track', Buffer.concat([FTYP, atom('moov', atom('trak'))])],
  ['a head that ends in itself', Buffer.concat([FTYP, atom('moov', Buffer.from('0000ffff7472616b', 'hex'))])],
]

test.each(BOMBS)('an MP4 with %s is damaged', async (_, bytes) => {
  expect(await judge(bytes, 'iso')).toMatch(/damaged|noVideo/)
})

const EBML = Buffer.from('1a45dfa3874282847765626d', 'hex')
test.each([
  ['nothing behind its head', EBML],
  [
    'a segment of no known length and nothing in it',
    Buffer.concat([EBML, Buffer.from('1853806701ffffffffffffff', 'hex')]),
  ],
  ['a number of no length', Buffer.concat([EBML, Buffer.from('18538067ff0000000000', 'hex')])],
  [
    'a million empty elements',
    Buffer.concat([
      EBML,
      Buffer.from('18538067ff', 'hex'),
      Buffer.alloc(2_000_000, Buffer.from('ec80', 'hex')),
    ]),
  ],
])('a WebM with %s is damaged', async (_, bytes) => {
  expect(await judge(bytes, 'matroska')).toBe('damaged')
})
