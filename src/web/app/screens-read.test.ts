import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { READS } from './screen-reads.ts'
import { SCREENS } from './screens.ts'

const WEB = new URL('..', import.meta.url).pathname
/** Read by the living page alone, through useIsHydrated or in an effect. */
const LATE = new Set([
  'answer',
  'at',
  'case',
  'comment',
  'edit',
  'invite',
  'linkError',
  'linked',
  'message',
  'part',
  'person',
  'prompt',
  'section',
  'session',
  'status',
])
/** The outer address, not the query of a place. */
const OUTER = new Set(['boot.ts', 'platform/secure-link.ts'])

/** Features without a screen of their own, and whose screen shows them. */
const SHOWN_BY: Record<string, string> = { search: 'home', platform: 'unsubscribe' }

const declared = (feature: string) =>
  SCREENS.filter(({ module }) => module.startsWith(`src/web/${SHOWN_BY[feature] ?? feature}/`)).flatMap(
    ({ pattern }) => READS[pattern] ?? [],
  )
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/[.-]test(ing)?\./.test(file) && !OUTER.has(file),
)
const reading = sources.flatMap((file) =>
  [...readFileSync(WEB + file, 'utf8').matchAll(/query\.(?:get|has)\('(\w+)'\)/g)].map(([, name = '']) => ({
    file,
    name,
  })),
)

test('every name that a feature reads of the query is declared by one of its screens, or its document ignores it', () => {
  expect(reading.length).toBeGreaterThan(25)
  const forgotten = reading.filter(({ file, name }) => {
    const [feature = ''] = file.split('/')
    return !LATE.has(name) && !declared(feature).includes(name)
  })
  expect(forgotten).toEqual([])
})

test('no screen declares what nobody reads', () => {
  const known = new Set(reading.map(({ name }) => name))
  // Read by a loop over names.
  known.add('revision')
  for (const [pattern, reads] of Object.entries(READS)) {
    expect(
      reads.filter((name) => !known.has(name)),
      pattern,
    ).toEqual([])
    expect(SCREENS.map((screen) => screen.pattern)).toContain(pattern)
  }
})
