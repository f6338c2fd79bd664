import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { splitMessages } from './split-messages.ts'

const WEB = resolve('src/web')
const dictionaries = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => resolve(WEB, path))
  .filter((path) => readFileSync(path, 'utf8').includes('= defineMessages('))

const load = splitMessages().load as (id: string) => Promise<string | null>

test('every file of words is split by language, whatever stands before its name', async () => {
  expect(dictionaries.some((path) => path.endsWith('/ui/failure-messages.ts'))).toBe(true)
  const whole = await Promise.all(
    dictionaries.map(async (path) => ((await load(path)) === null ? [path] : [])),
  )
  expect(whole.flat()).toEqual([])
})

test('what is loaded for one language holds no other one', async () => {
  const code = await load(resolve(WEB, 'platform/not-found-messages.ts?language=my'))
  expect(code).toContain('Halaman Tidak Dijumpai')
  expect(code).not.toContain('Page Not Found')
  expect(code).not.toContain('Tidak Ditemukan')
})

test('code is left as it is', async () => {
  expect(await load(resolve(WEB, 'platform/messages.ts'))).toBe(null)
  expect(await load(resolve('src/contract/messages.ts'))).toBe(null)
})
