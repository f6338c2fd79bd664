import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/iq.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { GENERATORS } from './items/generators.ts'
import { answerBody, startAs, TAB } from './iq-testing.ts'

/**
 * What an item is made from stays on the server: in no answer, in no file that the web is built of, in no source map and
 * not in the API's description.
 */
let app: TestApp
beforeAll(async () => {
  app = await testApp({ web: true })
})
afterAll(() => app.close())

const ids = GENERATORS.flatMap(({ templates }) => templates.map(({ id }) => id))
/** Words that only what makes, chooses and scores items has; properties keep their names in a build. */
const WORDS = [
  'optionFeatures',
  'templateId',
  'template_id',
  'is_pilot',
  'isPilot',
  'randomFrom',
  'chooseNext',
  'scoreAttempt',
  'items of the reasoning test',
  'iq_params',
  'key_enc',
  'sealedKey',
  'server/iq/',
]

function leaksIn(text: string): string[] {
  return [...ids, ...WORDS].filter((word) => text.includes(word))
}

test('the ids of templates are found where they are: they are long, and each begins with its family', () => {
  expect(ids.length).toBeGreaterThan(150)
  for (const id of ids) expect(id).toMatch(/^(matrix|series|rotate|solid|fold)[:-].{3,}$/)
  expect(leaksIn(`{"x":"${ids[7]}"}`)).toContain(ids[7])
})

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file)
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1')
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')
}

test('no file of the built web holds anything of it, source maps and compressed copies included', async () => {
  const files = await filesBelow(new URL('../../../dist/web', import.meta.url).pathname)
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10)
  for (const file of files) expect(leaksIn(await textOf(file)), file).toEqual([])
}, 120_000)

test('nor does what draws pages on the server', async () => {
  const files = await filesBelow(new URL('../../../dist/render', import.meta.url).pathname)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(leaksIn(await textOf(file)), file).toEqual([])
}, 120_000)

test('the API’s description says nothing of it', async () => {
  const visitor = app.visitor()
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const { statusCode, body } = await visitor.request('GET', path)
    expect(statusCode, path).toBe(200)
    expect(leaksIn(body), path).toEqual([])
  }
  const stored = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  expect(leaksIn(stored)).toEqual([])
})

/** All that an answer about the test may name. Figures of the technical page are about families, not items. */
const NAMES = new Set(
  `iqTestTaken attempt mayStartAt isOldEnough state form extraTime answered isDone expiresAt item itemId position kind
  instruction stem options numbers deadlineAt remainingMs w h prims t d f s x y r done result score low high percentile
  percentileLow percentileHigh standardError reliability items families comparedWith validity finishedAt`.split(
    /\s+/,
  ),
)

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

test('no answer of a whole test holds a key, a rule, a template, a difficulty or an ability', async () => {
  const ana = await startAs(app, 'ana')
  const bodies: unknown[] = []
  const ask = async (route: Parameters<typeof ana.attempt>[0], options = {}) => {
    const { status, body } = await ana.attempt(route, options)
    expect(status).toBe(200)
    bodies.push(body)
    return body as unknown
  }
  for (;;) {
    const { item } = (await ask(contract.getNextIqItem, { query: { tab: TAB } })) as {
      item: contract.IqItem | null
    }
    if (item === null) break
    await ask(contract.noteIqEvent, { body: { itemId: item.itemId, type: 'focus' } })
    app.clock.advance(9 * SECOND_MS)
    const answer = await ask(contract.answerIqItem, { body: answerBody(item, 1) })
    // Right and wrong look alike.
    expect(Object.keys(answer as object)).toEqual(['answered', 'done'])
    await ask(contract.getIqStatus)
  }
  await ask(contract.finishIqTest, { body: { tab: TAB } })
  await ask(contract.getIqResult)
  const names = new Set(bodies.flatMap(namesIn))
  expect([...names].filter((name) => !NAMES.has(name))).toEqual([])
  expect(leaksIn(JSON.stringify(bodies))).toEqual([])
})
