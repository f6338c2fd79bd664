import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkArchitecture, readSources, RULES } from './architecture/check-architecture.ts'
import { checkMessages, messageSets } from './architecture/message-rules.ts'
import { KEPT, readVerdicts } from './architecture/judge-expression.ts'
import { OWNERS } from './architecture/content-tables.ts'
import { CLEAN, PLANTED } from './architecture/planted.ts'
import { readModule } from './architecture/read-module.ts'
import { readTexts } from './architecture/read-texts.ts'
import { checkSelectors, MAY_NAME_CLASSES } from './architecture/selector-rules.ts'
import { checkWords, EXCEPTIONS, REFUSED, refusedIn } from './architecture/word-rules.ts'
import { routes } from './contract/index.ts'
import { LANGUAGES } from './contract/messages.ts'

const FEWEST_MODULES = 50
/** Regular expressions that were never judged take their time on a busy machine. */
const JUDGING_MS = 600_000
const files = await readSources()

async function importSource(path: string): Promise<Record<string, unknown>> {
  return import(new URL(`../${path}`, import.meta.url).pathname)
}

describe('import rules', () => {
  test(
    'every module keeps every rule',
    () => {
      const { moduleCount, violations } = checkArchitecture(files)
      // A checker that reads nothing finds nothing.
      expect(moduleCount).toBeGreaterThan(FEWEST_MODULES)
      expect(violations.map(({ rule, path, detail }) => `${path}: ${rule}: ${detail}`)).toEqual([])
    },
    JUDGING_MS,
  )

  test('journeys find elements by role, and who may name a class is a file', async () => {
    const journeys = await readSources('e2e')
    expect(checkSelectors(journeys)).toEqual([])
    const paths = new Set([...files, ...journeys].map(({ path }) => path))
    expect(Object.keys(MAY_NAME_CLASSES).filter((path) => !paths.has(path))).toEqual([])
  })

  test('what is kept was said by this analyser: npm run expressions asks it anew', () => {
    expect(readVerdicts(KEPT).size).toBeGreaterThan(FEWEST_MODULES)
  })

  test('a clean tree is left alone', () => {
    expect(checkArchitecture(CLEAN)).toEqual({ moduleCount: CLEAN.length - 1, violations: [] })
  })

  test.each(PLANTED)('a planted violation is found: $rule, $files.0.path', ({ rule, files: planted }) => {
    const kept = CLEAN.filter(({ path }) => planted.every((file) => file.path !== path))
    const found = checkArchitecture([...kept, ...planted]).violations.filter(
      (violation) => violation.rule === rule,
    )
    expect(found).toHaveLength(1)
    expect(planted.map(({ path }) => path)).toContain(found[0]?.path)
  })

  test('no rule is without a planted violation', () => {
    expect(new Set(PLANTED.map(({ rule }) => rule))).toEqual(new Set(RULES))
  })

  test('every table that a view shows to the public has an owner', async () => {
    const folder = new URL('../migrations/', import.meta.url)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
    const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
    const views = texts.flatMap((text) =>
      Array.from(text.matchAll(/\bview visible_(\w+)/g), ([, table = '']) => table),
    )
    const tables = new Set(views.filter((table) => table !== 'objects'))
    expect([...tables].toSorted()).toContain('page_posts')
    expect([...tables].filter((table) => OWNERS[table] === undefined)).toEqual([])
  })

  test('a file that does not parse is not passed over', () => {
    expect(() => checkArchitecture([{ path: 'src/web/broken.ts', source: 'const = 1' }])).toThrow(
      'does not parse',
    )
  })
})

describe('messages', () => {
  const paths = files
    .filter(({ path }) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((file) => readModule(file).calls.has('defineMessages'))
    .map(({ path }) => path)

  test('some are found', () => {
    expect(paths).toContain('src/server/platform/messages.ts')
  })

  test.each(paths)('[S1-11] every text of %s is there in English, Indonesian and Malay', async (path) => {
    const sets = messageSets(await importSource(path))
    expect(sets.length, 'a set that is not exported can not be checked').toBeGreaterThan(0)
    expect(sets.flatMap(checkMessages)).toEqual([])
  })

  const good = {
    en: 'Only {count} words are left',
    id: 'Tinggal {count} kata lagi',
    my: 'Tinggal {count} perkataan lagi',
  }

  test.each(LANGUAGES)('a text without %s is reported', (language) => {
    expect(checkMessages({ good })).toEqual([])
    expect(checkMessages({ bad: { ...good, [language]: ' ' } })).toEqual([`bad: no text in ${language}`])
  })

  test('placeholders that differ are reported', () => {
    expect(checkMessages({ bad: { ...good, my: 'Tinggal {number} perkataan lagi' } })).toEqual([
      'bad: placeholders differ: en count, id count, my number',
    ])
  })

  test('Malay may say what Indonesian says; a set that was not translated is reported', () => {
    expect(checkMessages({ same: { ...good, my: good.id } })).toEqual([])
    const copied = { en: 'Help', id: 'Help', my: 'Bantuan' }
    expect(checkMessages({ a: copied, b: copied, c: copied })).toEqual([
      'every text is the same in en and id',
    ])
  })
})

describe('words', () => {
  const texts = readTexts(files)

  test.each(['messages', 'help', 'legal', 'api', 'notifications'])('texts of %s are read', (kind) => {
    const found = texts.filter((text) => text.kind === kind)
    expect(found.length).toBeGreaterThan(FEWEST_MODULES)
    expect(found.filter(({ words }) => LANGUAGES.some((language) => words[language] === undefined))).toEqual(
      [],
    )
  })

  test.each([
    ['en', 'SOMEBODY wrote; nobody’s e-mail', ['somebody', 'nobody', 'e-mail']],
    ['en', 'Is this just? Now go on: it can note “his” tory', ['his']],
    ['en', '[Log](/whoever), `can not` and {nobody}', []],
    ['id', 'Bila ada kukinya, apabila perlu', ['bila', 'kuki']],
    ['my', 'Rencana-rencana dan kesemuanya; perancangan', ['rencana', 'kesemua']],
    ['my', 'Tekan **Kirim tautan**', []],
  ] as const)('in %s, “%s” has %j', (language, text, words) => {
    expect(refusedIn(text, language)).toEqual(words)
  })

  test.each(EXCEPTIONS)('$phrase is right in $language', ({ language, phrase }) => {
    expect(refusedIn(`Ini ${phrase}.`, language)).toEqual([])
    // An exception that excuses nothing is not needed.
    expect(Object.keys(REFUSED[language]).filter((word) => phrase.includes(word))).toHaveLength(1)
  })

  test('what is said instead is not refused itself', () => {
    for (const language of LANGUAGES)
      expect(Object.values(REFUSED[language]).flatMap((word) => refusedIn(word, language))).toEqual([])
  })

  test('quotations stay as their authors wrote them, and legal texts may be formal', () => {
    const source = `export const messages = defineMessages({
      quote: { en: 'Nobody knows', id: 'Kamu', my: 'Awak' }, quoteBy: { en: 'B', id: 'B', my: 'B' } })`
    expect(checkWords([{ path: 'src/web/home/messages.ts', source }])).toEqual([])
    const terms = { path: 'src/web/legal/texts/terms.en.ts', source: `export const text = 'We cannot.'` }
    expect(checkWords([terms])).toEqual([])
  })
})

describe('contract', () => {
  test('every route stands in the list under the name of its const', async () => {
    const paths = files.map(({ path }) => path).filter((path) => /^src\/contract\/[^.]+\.ts$/.test(path))
    const modules = await Promise.all(paths.filter((path) => !path.endsWith('/index.ts')).map(importSource))
    const exported = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isRoute(value))
    expect(exported.length).toBeGreaterThan(10)
    const listed = new Map<string, unknown>(Object.entries(routes))
    expect(exported.map(([name]) => name).sort()).toEqual([...listed.keys()].sort())
    for (const [name, route] of exported) expect(listed.get(name), name).toBe(route)
  })

  function isRoute(value: unknown): boolean {
    return (
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
    )
  }
})
