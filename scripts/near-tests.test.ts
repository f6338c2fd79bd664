import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from './import-graph.ts'
import { chooseNear } from './near-tests.ts'
import { ROOT } from './run-command.ts'
import { featureOf, isKnownJourney } from './test-features.ts'

/** A site in small: every test of the server loads all features through test-app.ts. */
const GRAPH = new Map([
  ['src/contract/guilds.ts', []],
  ['src/server/guilds/queries.ts', []],
  ['src/server/guilds/routes.ts', ['src/server/guilds/queries.ts', 'src/contract/guilds.ts']],
  ['src/server/app.ts', ['src/server/guilds/routes.ts', 'src/server/polls/routes.ts']],
  ['src/server/testing/test-app.ts', ['src/server/app.ts']],
  ['src/server/guilds/guilds.test.ts', ['src/server/testing/test-app.ts']],
  ['src/server/guilds/members/rank.test.ts', ['src/server/guilds/members/rank.ts']],
  ['src/server/polls/routes.ts', ['src/server/guilds/queries.ts']],
  ['src/server/polls/polls.test.ts', ['src/server/polls/routes.ts']],
  ['src/server/stats/stats.test.ts', ['src/server/testing/test-app.ts']],
  ['src/server/platform/migrate.test.ts', []],
  ['src/web/guilds/guild-page.tsx', ['src/web/guilds/guild.css', 'src/contract/guilds.ts']],
  ['src/web/guilds/guild-page.test.tsx', ['src/web/guilds/guild-page.tsx']],
  ['src/web/help/help-page.test.tsx', []],
  ['e2e/support/members.ts', []],
  ['e2e/comments.spec.ts', ['e2e/support/members.ts']],
  ['e2e/frame.spec.ts', []],
])

const choose = (changed: string[], budgetSeconds = 100) =>
  chooseNear({ changed, graph: GRAPH, secondsOf: () => 10, budgetSeconds })

const NEAR_GUILDS = [
  'src/server/guilds/guilds.test.ts',
  'src/server/guilds/members/rank.test.ts',
  'src/web/guilds/guild-page.test.tsx',
  'src/server/polls/polls.test.ts',
  'src/server/stats/stats.test.ts',
]

test('tests that load what changed are run: those beside it first, then its feature, then by their distance', () => {
  const { run, leftOut } = choose(['src/server/guilds/queries.ts'])
  expect(run).toEqual(NEAR_GUILDS)
  expect(leftOut).toEqual([])
})

test('what does not fit into the time is left out and named, the furthest first', () => {
  const { run, leftOut } = choose(['src/server/guilds/queries.ts'], 20)
  expect(run).toEqual(NEAR_GUILDS.slice(0, 3))
  expect(leftOut).toEqual(NEAR_GUILDS.slice(3))
})

test('a test that was changed itself is run whatever it takes', () => {
  expect(choose(['src/server/stats/stats.test.ts'], 1).run).toEqual(['src/server/stats/stats.test.ts'])
})

test('a style sheet leads to the component that loads it', () => {
  expect(choose(['src/web/guilds/guild.css']).run).toContain('src/web/guilds/guild-page.test.tsx')
})

test('a migration leads to the test that reads all of them', () => {
  expect(choose(['migrations/0012_guilds.sql']).run).toEqual(['src/server/platform/migrate.test.ts'])
})

test('what no test loads has none', () => {
  expect(choose(['README.md'])).toEqual({ run: [], leftOut: [], journeys: [] })
})

test('journeys are named by their feature and by what they load, and never run', () => {
  expect(choose(['src/web/comments/comments.tsx'])).toMatchObject({
    run: [],
    journeys: ['e2e/comments.spec.ts'],
  })
  expect(choose(['e2e/support/members.ts']).journeys).toEqual(['e2e/comments.spec.ts'])
})

test('imports are read however they are written, without those of types', () => {
  const source = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    import { type C } from './c.ts'
    import './d.css'
    import sound from './e.svg?raw'
    import pg from 'pg'
    export { f } from '../f.ts'
    export type { G } from './g.ts'
    const h = () => import('./h.tsx')
  `
  expect(importsOf('src/web/x/y.ts', source)).toEqual([
    'src/web/x/a.ts',
    'src/web/x/d.css',
    'src/web/x/e.svg',
    'src/web/f.ts',
    'src/web/x/h.tsx',
  ])
})

test('every journey is counted for a feature or for what all share', () => {
  const journeys = readdirSync(`${ROOT}e2e`).filter((name) => name.endsWith('.spec.ts'))
  expect(journeys.filter((name) => !isKnownJourney(name))).toEqual([])
  expect(featureOf('e2e/member-writes.spec.ts')).toBe('write')
  expect(featureOf('e2e/frame.spec.ts')).toBeUndefined()
  expect(featureOf('src/contract/search-rules.test.ts')).toBe('search')
  expect(featureOf('src/server/platform/db.test.ts')).toBeUndefined()
  expect(featureOf('src/server/testing/role-matrix/fuzz.test.ts')).toBe('role matrix')
})
