import { expect, test } from 'vitest'
import { builtMessages, defineMessages, ensureMessages, lookUp } from './messages.ts'

const messages = defineMessages({ join: { en: 'Join', id: 'Gabung', my: 'Sertai' } })
/** As the files built for English have it. */
const built = builtMessages('guilds/messages', { en: { join: 'Join' } })
/** A file with all texts of a language. */
const wordsFile = (join: string) =>
  `data:text/javascript,export default ${encodeURIComponent(JSON.stringify({ 'guilds/messages': { join } }))}`

test('a text is read in the language that is asked for', () => {
  expect([lookUp(messages, 'join', 'en'), lookUp(messages, 'join', 'my')]).toEqual(['Join', 'Sertai'])
})

test('[S4.2-5] a missing translation key shows the key itself', () => {
  expect(lookUp(messages, 'leave', 'en')).toBe('leave')
  expect(lookUp(built, 'leave', 'en')).toBe('leave')
  expect(lookUp(built, 'join', 'id')).toBe('join')
})

test('the texts of another language are fetched when it is chosen', async () => {
  await ensureMessages('en', { my: wordsFile('Sertai') })
  expect(lookUp(built, 'join', 'my')).toBe('join')
  await ensureMessages('my', { my: wordsFile('Sertai') })
  expect([lookUp(built, 'join', 'my'), lookUp(built, 'join', 'en')]).toEqual(['Sertai', 'Join'])
})

test('texts that did not arrive are asked for again', async () => {
  await expect(ensureMessages('id', { id: 'data:text/javascript,throw new Error("gone")' })).rejects.toThrow(
    'gone',
  )
  expect(lookUp(built, 'join', 'id')).toBe('join')
  await ensureMessages('id', { id: wordsFile('Gabung') })
  expect(lookUp(built, 'join', 'id')).toBe('Gabung')
})
