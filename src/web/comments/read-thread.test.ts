import { expect, test } from 'vitest'
import { commentOf } from './comments-testing.ts'
import { readThread, UNFOLDED_AT_ONCE } from './read-thread.ts'

const PIECE = 200
const thread = Array.from({ length: 2300 }, (_, n) => commentOf({ id: n + 1, parentId: 1, level: 2 }))

async function ask(cursor: string | undefined) {
  const from = Number(cursor ?? 0)
  const end = from + PIECE
  return { items: thread.slice(from, end), nextCursor: end < thread.length ? String(end) : null }
}

test('a thread too long for once is read on and on, to its end, without gap or repeat', async () => {
  const lengths: number[] = []
  for (let shown = 10, isWhole = false; !isWhole; shown = lengths.at(-1) ?? 0) {
    const unfolded = await readThread(ask, shown)
    expect(unfolded.found).toEqual(thread.slice(0, unfolded.found.length))
    expect(unfolded.isWhole || unfolded.found.length >= shown + UNFOLDED_AT_ONCE).toBe(true)
    lengths.push(unfolded.found.length)
    isWhole = unfolded.isWhole
  }
  expect(lengths).toEqual([1200, 2200, 2300])
})

test('a thread of one piece is whole at once', async () => {
  const found = thread.slice(0, 3)
  expect(await readThread(async () => ({ items: found, nextCursor: null }), 1)).toEqual({
    found,
    isWhole: true,
  })
})
