import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forbiddenStorage, memoryStorage } from '../../testing/stand-ins.ts'
import { readDevice, writeDevice } from './device-drafts.ts'
import { createKeeper, type DraftState } from './draft-keeper.ts'

const slot = { kind: 'article', key: 'new' } as const
const fetched = vi.fn<typeof fetch>()
let states: DraftState[]
let version: number

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched)
  states = []
  version = 0
  fetched.mockReset().mockImplementation(() => {
    version++
    return Promise.resolve(Response.json({ version, updatedAt: '', hadNewer: false }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onHadNewer = vi.fn<() => void>()
function keeper(isMember = true) {
  return createKeeper({
    slot,
    owner: isMember ? 7 : null,
    isMember,
    onState: (state) => states.push(state),
    onHadNewer,
  })
}
const onDevice = () => readDevice(slot, 7)
const sent = () =>
  fetched.mock.calls.map(([, init]) => [
    init?.method,
    typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  ])
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('words are on the device after 2 seconds, and go on being kept while somebody types', async () => {
  const mine = keeper()
  mine.note({ content: 'a' })
  await wait(1999)
  expect(onDevice()).toBeNull()
  mine.note({ content: 'ab' })
  await wait(1)
  expect(onDevice()?.content).toEqual({ content: 'ab' })
  expect(states).toEqual(['device'])
  mine.note({ content: 'abc' })
  await wait(2000)
  expect(onDevice()?.content).toEqual({ content: 'abc' })
})

test('they are on the server after 10 seconds, and only when something has changed', async () => {
  const mine = keeper()
  mine.note({ content: 'a' })
  await wait(9999)
  expect(sent()).toEqual([])
  await wait(1)
  expect(sent()).toEqual([['PUT', { version: 0, content: { content: 'a' } }]])
  expect(states.at(-1)).toBe('server')
  expect(onDevice()).toMatchObject({ version: 1, isSent: true })
  await wait(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  mine.note({ content: 'b' })
  await wait(10_000)
  expect(sent()[1]).toEqual(['PUT', { version: 1, content: { content: 'b' } }])
})

test('a server out of reach is tried every 10 seconds until it has everything', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('gone'))
  const mine = keeper()
  mine.note({ content: 'a' })
  await wait(10_000)
  expect(states.at(-1)).toBe('offline')
  expect(onDevice()).toMatchObject({ isSent: false, content: { content: 'a' } })
  mine.note({ content: 'ab' })
  await wait(10_000)
  expect(states.at(-1)).toBe('offline')
  await wait(10_000)
  expect(states.at(-1)).toBe('server')
  expect(sent().at(-1)).toEqual(['PUT', { version: 0, content: { content: 'ab' } }])
})

test('what is typed while the server is being told is told next', async () => {
  let finish = (_answer: Response): void => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const mine = keeper()
  mine.note({ content: 'a' })
  await wait(10_000)
  mine.note({ content: 'ab' })
  finish(Response.json({ version: 4, updatedAt: '', hadNewer: false }))
  await wait(0)
  expect(states.at(-1)).not.toBe('server')
  await wait(10_000)
  expect(sent().at(-1)).toEqual(['PUT', { version: 4, content: { content: 'ab' } }])
  expect(states.at(-1)).toBe('server')
})

test('somebody who is signed out keeps their words on the device and the server is left alone', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ code: 'not_signed_in' }, { status: 401 })))
  const mine = keeper()
  mine.note({ content: 'a' })
  await wait(10_000)
  expect(states.at(-1)).toBe('device')
  mine.note({ content: 'ab' })
  await wait(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(onDevice()?.content).toEqual({ content: 'ab' })
})

test('a visitor’s words never leave the device', async () => {
  keeper(false).note({ content: 'a' })
  await wait(60_000)
  expect(fetched).not.toHaveBeenCalled()
  expect(readDevice(slot, null)?.content).toEqual({ content: 'a' })
})

test('a device that keeps nothing says so, and the server still does', async () => {
  vi.stubGlobal('localStorage', forbiddenStorage)
  keeper().note({ content: 'a' })
  await wait(2000)
  expect(states).toEqual(['unkept'])
  await wait(8000)
  expect(states.at(-1)).toBe('server')
})

test('without a network the words wait on the device and say so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  keeper().note({ content: 'a' })
  await wait(2000)
  expect(states).toEqual(['offline'])
})

test('keeping at once waits for no clock', async () => {
  const mine = keeper()
  mine.note({ content: 'a' })
  mine.flush()
  expect(onDevice()?.content).toEqual({ content: 'a' })
  await wait(0)
  expect(states.at(-1)).toBe('server')
})

test('what is finished is taken away on both sides and never comes back', async () => {
  const mine = keeper()
  mine.note({ content: 'a' })
  mine.flush()
  mine.stop()
  await mine.clear()
  mine.note({ content: 'late' })
  mine.flush()
  await wait(60_000)
  expect(sent().map(([method]) => method)).toEqual(['PUT', 'DELETE'])
  expect(onDevice()).toBeNull()
})

test('a thrifty end leaves a server alone that never had it, and no other', async () => {
  const mine = keeper()
  mine.note({ content: 'a' })
  await mine.clear(true)
  await wait(60_000)
  expect(sent()).toEqual([])
  expect(onDevice()).toBeNull()
  fetched.mockResolvedValueOnce(Response.json({ version: 4, updatedAt: '', hadNewer: false }))
  mine.note({ content: 'ab' })
  await wait(10_000)
  await mine.clear(true)
  expect(sent().map(([method]) => method)).toEqual(['PUT', 'DELETE'])
})

test('a draft that could not be deleted is deleted a little later', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await keeper().clear()
  expect(sent()).toEqual([['DELETE', undefined]])
  await wait(10_000)
  expect(sent().map(([method]) => method)).toEqual(['DELETE', 'DELETE'])
  await wait(60_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a text of another device is told about', async () => {
  fetched.mockResolvedValueOnce(Response.json({ version: 9, updatedAt: '', hadNewer: true }))
  const mine = keeper()
  mine.note({ content: 'a' })
  await wait(10_000)
  expect(onHadNewer).toHaveBeenCalledTimes(1)
})

test('one person’s draft is not shown to another, and is there when they come back', () => {
  const draft = { at: 1, owner: 7, version: 0, isSent: false, content: { content: 'secret' } }
  writeDevice(slot, draft)
  expect(readDevice(slot, 8)).toBeNull()
  writeDevice(slot, { ...draft, owner: 8, content: { content: 'other' } })
  expect(readDevice(slot, 7)?.content).toEqual({ content: 'secret' })
  expect(readDevice(slot, 8)?.content).toEqual({ content: 'other' })
})

test('what a visitor wrote is theirs when they sign in', () => {
  writeDevice(slot, { at: 1, owner: null, version: 0, isSent: false, content: { content: 'before' } })
  expect(readDevice(slot, 7)?.content).toEqual({ content: 'before' })
})

test('a broken copy is no copy', () => {
  localStorage.setItem('cendekia:draft:article:new', '{"at":"x"}')
  expect(readDevice(slot, 7)).toBeNull()
  localStorage.setItem('cendekia:draft:article:new', '{')
  expect(readDevice(slot, 7)).toBeNull()
})
