import { expect, test, vi } from 'vitest'
import { defineMessages, ensureMessages, lookUp, splitMessages } from './messages.ts'

const messages = defineMessages({ join: { en: 'Join', id: 'Gabung', my: 'Sertai' } })

test('a text is read in the language that is asked for', () => {
  expect([lookUp(messages, 'join', 'en'), lookUp(messages, 'join', 'my')]).toEqual(['Join', 'Sertai'])
})

test('[S4.2-5] a missing translation key shows the key itself', async () => {
  expect(lookUp(messages, 'leave', 'en')).toBe('leave')
  const split = splitMessages({
    en: async () => ({ default: { join: 'Join' } }),
    id: async () => ({ default: {} }),
    my: async () => ({ default: {} }),
  })
  await ensureMessages('en')
  expect(lookUp(split, 'leave', 'en')).toBe('leave')
  expect(lookUp(split, 'join', 'id')).toBe('join')
})

test('of split texts one language is fetched, and once', async () => {
  const load = (text: string) => vi.fn(async () => ({ default: { join: text } }))
  const loaders = { en: load('Join'), id: load('Gabung'), my: load('Sertai') }
  const split = splitMessages(loaders)
  await ensureMessages('my')
  await ensureMessages('my')
  expect(lookUp(split, 'join', 'my')).toBe('Sertai')
  expect([loaders.en, loaders.id, loaders.my].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
  await ensureMessages('id')
  expect(lookUp(split, 'join', 'id')).toBe('Gabung')
  expect(loaders.id).toHaveBeenCalledTimes(1)
})

test('texts that did not arrive are asked for again', async () => {
  const my = vi.fn<() => Promise<{ default: Record<string, string> }>>()
  my.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ default: { join: 'Sertai' } })
  const split = splitMessages({ en: my, id: my, my })
  await expect(ensureMessages('my')).rejects.toThrow('offline')
  expect(lookUp(split, 'join', 'my')).toBe('join')
  await ensureMessages('my')
  expect(lookUp(split, 'join', 'my')).toBe('Sertai')
})
