import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fillWords, placeWords, readWords, wordsFile } from './words.ts'

const WEB = resolve('src/web')
const words = await readWords()
const load = placeWords(words).load as (id: string) => string | null
const built = (path: string) => load(resolve(WEB, path)) ?? ''

test('every dictionary is found, whatever stands before its name', () => {
  const dictionaries = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(resolve(WEB, path), 'utf8').includes('= defineMessages('))
  expect(dictionaries).toContain('ui/failure-messages.ts')
  expect([...words.keys()].toSorted()).toEqual(dictionaries.map((path) => path.replace('.ts', '')).toSorted())
})

test('built code holds its texts in one language', () => {
  const code = fillWords(built('platform/not-found-messages.ts'), words, 'my')
  expect(code).toContain('Halaman Tidak Dijumpai')
  expect(code).not.toMatch(/Page Not Found|Tidak Ditemukan|__WORDS__/)
})

test('the place of a text is found in minified code too', () => {
  const code = 'var a=b(`ui/messages`,__WORDS__(`ui/messages`,`0123456789`))'
  expect(fillWords(code, words, 'id')).toMatch(/^var a=b\(`ui\/messages`,\{"id":\{/)
})

test('whoever changes the language finds all its texts in one file, and those of the built one need none', () => {
  const files = fillWords(built('platform/words-files.ts'), words, 'id')
  expect(files).toContain(`"my":"/${wordsFile(words, 'my').name}"`)
  expect(files).not.toContain(wordsFile(words, 'id').name)
  for (const name of words.keys()) expect(wordsFile(words, 'my').content).toContain(`"${name}":{`)
})

test('code is left as it is', () => {
  expect(load(resolve(WEB, 'platform/messages.ts'))).toBe(null)
  expect(load(resolve('src/contract/messages.ts'))).toBe(null)
})
