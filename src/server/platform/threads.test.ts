import { afterAll, expect, test } from 'vitest'
import { Refusal } from './errors.ts'
import { createThreads, type OnDone } from './threads.ts'
import { WorkTooLong } from './work-thread.ts'

const ENTRY = new URL('../testing/test-worker.ts', import.meta.url)
const threads = createThreads(ENTRY, { deadlineMs: 2000 })
afterAll(() => threads.close())

const results: [string, string][] = []
function run(name: string, input: unknown = ''): Promise<unknown> {
  const onDone: OnDone = (result) => void results.push([name, result])
  return threads.run({ name, input }, onDone)
}

test('a thread answers its job, and reports how it went', async () => {
  expect(await run('echo', { text: 'words' })).toEqual({ text: 'words' })
  expect(results.splice(0)).toEqual([['echo', 'done']])
})

test('one thread does all that it can do in time, and another helps when it can not', async () => {
  const few = createThreads(ENTRY, { deadlineMs: 2000 })
  const which = () => few.run({ name: 'which', input: '' }, () => {})
  const [one, two] = [await which(), await which()]
  expect(two).toBe(one)
  const busy = few.run({ name: 'busy', input: 1000 }, () => {})
  expect(await which()).not.toBe(one)
  await busy
  await few.close()
})

test('a thread that only helped is ended after a rest, and the first one stays', async () => {
  const few = createThreads(ENTRY, { deadlineMs: 2000, restMs: 1 })
  const which = () => few.run({ name: 'which', input: '' }, () => {})
  const first = await which()
  const helpers = []
  for (const round of [1, 2]) {
    const busy = few.run({ name: 'busy', input: 1000 }, () => {})
    helpers.push(await which())
    await busy
    await new Promise((resolve) => setTimeout(resolve, 50 * round))
  }
  expect(new Set([first, ...helpers]).size).toBe(3)
  expect(await which()).toBe(first)
  await few.close()
})

test('a refusal in a thread is a refusal here, with its fields and its languages', async () => {
  const refusal: unknown = await run('refuse').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    details: { fields: { text: { en: expect.anything() } } },
  })
  expect(results.splice(0)).toEqual([['refuse', 'refused']])
})

test('a bug in a thread is an error and no refusal, and the next job is done', async () => {
  const error: unknown = await run('broken').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TypeError)
  expect(error).not.toBeInstanceOf(Refusal)
  expect(await run('echo', 1)).toBe(1)
  results.splice(0)
})

test('endless work is ended at the deadline; other threads go on meanwhile, and new ones after it', async () => {
  const endless = run('endless').catch((error: unknown) => error)
  expect(await run('echo', 'beside')).toBe('beside')
  expect(await endless).toBeInstanceOf(WorkTooLong)
  expect(await Promise.all([run('echo', 1), run('echo', 2), run('echo', 3)])).toEqual([1, 2, 3])
  expect(results.splice(0)).toContainEqual(['endless', 'too long'])
})

test('work that takes too much memory ends its thread and nothing else', async () => {
  expect(await run('greedy').catch((error: unknown) => error)).toBeInstanceOf(WorkTooLong)
  expect(await run('echo', 'alive')).toBe('alive')
  results.splice(0)
})

test('the smallest goes first: a comment does not wait behind books', async () => {
  const order: string[] = []
  // One thread is busy for longer, so that the other does them one after the other.
  const waiting = [run('busy', 1500), run('busy', 300)]
  for (const [name, size] of [
    ['book', 5000],
    ['chapter', 500],
    ['comment', 5],
  ] as const)
    waiting.push(run('echo', name.padEnd(size)).then(() => order.push(name)))
  await Promise.all(waiting)
  expect(order[0]).toBe('comment')
  expect(order.at(-1)).toBe('book')
})

test('with more than a hundred waiting the answer is that the site is busy', async () => {
  const many = Array.from({ length: 110 }, () => run('busy', 20))
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(8)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
})
