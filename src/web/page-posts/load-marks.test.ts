import { afterEach, expect, test, vi } from 'vitest'
import { loadMarks, noMarks } from './load-marks.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function answering(likedIds: number[] = []) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(typeof input === 'string' ? input : '', 'http://localhost')
    const ids = (url.searchParams.get('ids') ?? '').split(',').map(Number)
    asked.push(ids.join(','))
    return Response.json(
      ids.filter((id) => id !== 404).map((id) => ({ ...noMarks(id), liked: likedIds.includes(id) })),
    )
  })
  return asked
}

test('what is asked for in the same moment goes out as one call', async () => {
  const asked = answering([2])
  const marks = await Promise.all([loadMarks(3), loadMarks(2), loadMarks(1), loadMarks(2)])
  expect(asked).toEqual(['3,2,1'])
  expect(marks.map(({ id, liked }) => [id, liked])).toEqual([
    [3, false],
    [2, true],
    [1, false],
    [2, true],
  ])
})

test('no call asks for more than fifty', async () => {
  const asked = answering()
  await Promise.all(Array.from({ length: 60 }, (_, place) => loadMarks(place + 1)))
  expect(asked.map((ids) => ids.split(',').length)).toEqual([50, 10])
})

test('of a post the server does not speak of there are no marks', async () => {
  answering()
  expect(await loadMarks(404)).toEqual(noMarks(404))
})

test('a failure is told to everybody who asked, and the next time is asked again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadMarks(1)).rejects.toThrow('Failed to fetch')
  const asked = answering()
  await loadMarks(1)
  expect(asked).toEqual(['1'])
})
