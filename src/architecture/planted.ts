import { plant, type Planted } from './plant.ts'
import { PLANTED_CYCLES } from './planted-cycles.ts'
import { HARMLESS_TABLES, PLANTED_TABLES } from './planted-tables.ts'
import { PLANTED_STYLES } from './planted-styles.ts'
import { PLANTED_WORDS } from './planted-words.ts'
import { HARMLESS_EXPRESSIONS, PLANTED_EXPRESSIONS } from './planted-expressions.ts'
import type { SourceFile } from './read-module.ts'
import { MOST_LINES, MOST_PUBLIC_NAMES } from './shape-rules.ts'

/** A small site that obeys every rule, so that whatever is reported was planted. */
export const CLEAN: SourceFile[] = [
  { path: 'src/contract/index.ts', source: `import { a } from './a.ts'\nexport const routes = { a }` },
  { path: 'src/contract/a.ts', source: `import * as z from 'zod/mini'\nexport const a = z.string()` },
  {
    path: 'src/contract/a.test.ts',
    source: `import { test } from 'vitest'\nimport { a } from './a.ts'\ntest('a', () => a)`,
  },
  {
    path: 'src/server/app.ts',
    source: `import { features } from './features.ts'\nexport const app = () => features`,
  },
  {
    path: 'src/server/features.ts',
    source: `import { guilds } from './guilds/feature.ts'\nexport const features = [guilds]`,
  },
  {
    path: 'src/server/content/feature.ts',
    source: `import type { config } from '../platform/config.ts'\nexport type Feature = typeof config`,
  },
  {
    path: 'src/server/guilds/feature.ts',
    source: `import type { Feature } from '../content/feature.ts'\nimport { join } from './routes.ts'\nexport const guilds = { join } as Feature`,
  },
  { path: 'src/server/main.ts', source: `import { app } from './app.ts'\napp()` },
  { path: 'src/server/platform/config.ts', source: `export const config = () => process.env` },
  {
    path: 'src/server/platform/db.ts',
    source: `import { sql } from 'kysely'\nimport pg from 'pg'\nexport const q = () => [sql, pg]`,
  },
  { path: 'src/server/guilds/public.ts', source: `export { find } from './queries.ts'` },
  {
    path: 'src/server/guilds/queries.ts',
    source: `export const find = (db: any) => db.selectFrom('guilds')`,
  },
  {
    path: 'src/server/guilds/routes.ts',
    source: `import { a } from '../../contract/a.ts'\nimport { find } from './queries.ts'\nexport const join = () => [a, find, fetch('/')]`,
  },
  {
    path: 'src/server/documents/routes.ts',
    source: `import type { PagePlan } from '../../contract/rendering.ts'\nexport const isPage = (plan: PagePlan, path: string) => !path.startsWith('/api/')`,
  },
  {
    path: 'src/server/documents/documents.test.ts',
    source: `import { a } from '../../contract/a.ts'\nexport const x = [a, '/api/guilds']`,
  },
  { path: 'src/contract/rendering.ts', source: `export interface PagePlan {}` },
  HARMLESS_EXPRESSIONS,
  ...HARMLESS_TABLES,
  { path: 'src/server/guilds/longest.ts', source: `export const LONGEST = 50` },
  {
    path: 'src/server/guilds/guilds.test.ts',
    source: `import { testApp } from '../testing/test-app.ts'\ntestApp().db.insertInto('guilds')`,
  },
  {
    path: 'src/server/honor/queries.ts',
    source: `import { find } from '../guilds/public.ts'\nexport const x = find`,
  },
  {
    path: 'src/server/testing/test-app.ts',
    source: `import { app } from '../app.ts'\nexport const testApp = (): any => app()`,
  },
  {
    path: 'src/web/main.tsx',
    source: `import { Shell } from './app/shell.tsx'\nexport const main = <Shell />`,
  },
  {
    path: 'src/web/app/shell.tsx',
    source: `import '../ui/button.css'\nexport const Shell = () => import('../guilds/guild-page.tsx')`,
  },
  {
    path: 'src/web/platform/api.ts',
    source: `// innerHTML and process.env in words are no use\nexport const call = () => fetch('/api')`,
  },
  {
    path: 'src/web/ui/button.tsx',
    source: `import { call } from '../platform/api.ts'\nexport const Button = () => <b onClick={call} />`,
  },
  { path: 'src/web/ui/button.css', source: `b { color: red }` },
  {
    path: 'src/web/ui/button.test.tsx',
    source: `document.querySelector('li a[href="/a.b"]')\nname.endsWith('.css')`,
  },
  {
    path: 'src/web/guilds/messages.ts',
    source: `import { a } from '../../contract/a.ts'\nexport const messages = defineMessages(a)`,
  },
  {
    path: 'src/web/guilds/guild-page.tsx',
    source: `import { Button } from '../ui/button.tsx'\nexport const GuildPage = () => <Button />`,
  },
]

const CONTRACT = 'contract imports only zod and itself'
const SIDES = 'server and web never import each other'
const BASE = 'platform, content and ui import no feature'
const WHOLE = 'the web does not load the whole contract'
const CONTENT = 'platform does not import content'
const APP = 'the app reaches features only through features.ts'
const FACTS = 'only features.ts and tests import a feature.ts'
const TOP = 'only the top of a side imports its top'
const PUBLIC = 'a feature uses another only through its public.ts'
const DOCUMENTS = 'documents know no feature'
const DOCUMENT_ADDRESSES = 'documents name no address of the API'
const TESTS = 'only tests import what is for tests'
const ADDRESS = 'our files are imported by relative path with extension'
const SQL = 'SQL only in queries.ts, actions.ts and platform'
const ENV = 'process.env only in platform/config.ts'
const FETCH = 'fetch only in web/platform/api.ts'
const HTML = 'no raw HTML'
const SELECTORS = 'tests find elements by role, not by class'
const names = Array.from(
  { length: MOST_PUBLIC_NAMES + 1 },
  (_, index) => `export const name${index} = ${index}`,
)

export const PLANTED: Planted[] = [
  plant(CONTRACT, 'src/contract/b.ts', `import { readFile } from 'node:fs'\nexport const b = readFile`),
  plant(CONTRACT, 'src/contract/b.ts', `import zodiac from 'zodiac'\nexport const b = zodiac`),
  plant(
    CONTRACT,
    'src/contract/b.ts',
    `import type { config } from '../server/platform/config.ts'\nexport type B = typeof config`,
  ),
  plant(CONTRACT, 'src/contract/b.test.ts', `import { call } from '../web/platform/api.ts'\ncall()`),
  plant(
    SIDES,
    'src/server/honor/rules.ts',
    `import type { call } from '../../web/platform/api.ts'\nexport type C = typeof call`,
  ),
  plant(SIDES, 'src/web/honor/honor-page.tsx', `export { config } from '../../server/platform/config.ts'`),
  plant(
    SIDES,
    'src/web/honor/honor.test.tsx',
    `const x = await import('../../server/platform/config.ts')\nexport { x }`,
  ),
  plant(
    BASE,
    'src/server/platform/serve.ts',
    `import { find } from '../guilds/public.ts'\nexport const x = find`,
  ),
  plant(
    BASE,
    'src/web/platform/i18n.ts',
    `import { messages } from '../guilds/messages.ts'\nexport const x = messages`,
  ),
  plant(BASE, 'src/web/ui/card.tsx', `export type X = typeof import('../guilds/guild-page.tsx')`),
  plant(
    BASE,
    'src/server/content/content-type.ts',
    `import type { find } from '../guilds/public.ts'\nexport type X = typeof find`,
  ),
  plant(
    WHOLE,
    'src/web/honor/honor-queries.ts',
    `import { routes } from '../../contract/index.ts'\nexport const x = routes`,
  ),
  plant(
    CONTENT,
    'src/server/platform/serve.ts',
    `import type { Feature } from '../content/feature.ts'\nexport type X = Feature`,
  ),
  plant(APP, 'src/server/app.ts', `import { find } from './guilds/public.ts'\nexport const app = find`),
  plant(
    FACTS,
    'src/server/app.ts',
    `import { guilds } from './guilds/feature.ts'\nexport const app = guilds`,
  ),
  plant(FACTS, 'src/server/guilds/public.ts', `export { guilds } from './feature.ts'`),
  plant(
    TOP,
    'src/server/honor/routes.ts',
    `import { features } from '../features.ts'\nexport const x = features`,
  ),
  plant(TOP, 'src/server/honor/routes.ts', `import { app } from '../app.ts'\nexport const x = app`),
  plant(
    TOP,
    'src/web/honor/honor-page.tsx',
    `import { Shell } from '../app/shell.tsx'\nexport const x = Shell`,
  ),
  plant(
    PUBLIC,
    'src/server/honor/routes.ts',
    `import { find } from '../guilds/queries.ts'\nexport const x = find`,
  ),
  plant(
    PUBLIC,
    'src/server/not-yet-thought-of/routes.ts',
    `import type { find } from '../guilds/queries.ts'\nexport type X = typeof find`,
  ),
  plant(
    PUBLIC,
    'src/web/honor/honor-page.tsx',
    `import { GuildPage } from '../guilds/guild-page.tsx'\nexport const x = GuildPage`,
  ),
  plant(PUBLIC, 'src/server/honor/honor.test.ts', `import { find } from '../guilds/queries.ts'\nfind({})`),
  plant(
    DOCUMENTS,
    'src/server/documents/routes.ts',
    `import { find } from '../guilds/public.ts'\nexport const x = find`,
  ),
  plant(
    DOCUMENTS,
    'src/server/documents/head.ts',
    `import type { a } from '../../contract/a.ts'\nexport type X = typeof a`,
  ),
  plant(DOCUMENT_ADDRESSES, 'src/server/documents/first.ts', `export const x = ['/api/guilds']`),
  plant(
    DOCUMENT_ADDRESSES,
    'src/server/documents/head.ts',
    'export const x = (id: number) => `/api/guilds/${id}`',
  ),
  plant(
    TESTS,
    'src/server/honor/routes.ts',
    `import { testApp } from '../testing/test-app.ts'\nexport const x = testApp`,
  ),
  plant(
    ADDRESS,
    'src/web/honor/honor-page.tsx',
    `import { Button } from '../ui/button'\nexport const x = Button`,
  ),
  plant(
    ADDRESS,
    'src/web/honor/honor-page.tsx',
    `import { Button } from '@/ui/button.tsx'\nexport const x = Button`,
  ),
  ...PLANTED_CYCLES,
  ...PLANTED_TABLES,
  plant(SQL, 'src/server/honor/routes.ts', `import { sql } from 'kysely'\nexport const x = sql`),
  plant(SQL, 'src/server/honor/routes.ts', `import * as k from 'kysely'\nexport const x = k.sql`),
  plant(SQL, 'src/server/honor/rules.ts', `import pg from 'pg'\nexport const x = pg`),
  ...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].map((name) =>
    plant(SQL, 'src/server/honor/routes.ts', `export const x = (db: any) => db.${name}('honor')`),
  ),
  plant(SQL, 'src/server/app.ts', `export const x = (db: any) => db?.selectFrom('honor')`),
  plant(ENV, 'src/server/platform/log.ts', `export const x = process.env.LEVEL`),
  plant(ENV, 'src/server/honor/config.ts', `const { env } = process\nexport const x = env`),
  plant(ENV, 'src/server/honor/rules.ts', `import { env } from 'node:process'\nexport const x = env`),
  plant(ENV, 'src/server/honor/honor.test.ts', `process['env'].TZ = 'UTC'`),
  plant(FETCH, 'src/web/honor/honor-queries.ts', `export const x = () => fetch('/api/honor')`),
  plant(FETCH, 'src/web/platform/files.ts', `export const x = () => window.fetch('/api/honor')`),
  plant(FETCH, 'src/web/honor/honor-queries.ts', `export const x = new XMLHttpRequest()`),
  plant(
    HTML,
    'src/web/honor/honor-page.tsx',
    `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`,
  ),
  plant(HTML, 'src/web/honor/honor-page.tsx', `export const X = (p: Element) => void (p.innerHTML = '')`),
  ...[
    `document.querySelector('.honor')`,
    `document.querySelectorAll<HTMLElement>('ul.honor > li')`,
    `document.activeElement?.closest('li .honor')`,
    `document.getElementsByClassName('honor')`,
    'page.locator(`.honor-${level}`)',
    `rows('.honor-list')`,
  ].map((source) => plant(SELECTORS, 'src/web/honor/honor.test.tsx', source)),
  ...PLANTED_EXPRESSIONS.map(({ rule, path, source }) => plant(rule, path, source)),
  plant(
    'messages are defined in messages.ts or texts.ts',
    'src/web/honor/honor-page.tsx',
    `export const texts = defineMessages({})`,
  ),
  plant('no barrels', 'src/web/honor/index.ts', `export { x } from 'react'`),
  plant('no barrels', 'src/server/honor/public.ts', `export * from '../guilds/public.ts'`),
  plant(
    'a feature has one public.ts, at its root',
    'src/server/guilds/posts/public.ts',
    `export { find } from '../queries.ts'`,
  ),
  plant('a feature has one public.ts, at its root', 'src/web/guilds/posts/public.tsx', `export const x = 1`),
  plant(
    `a public.ts exports at most ${MOST_PUBLIC_NAMES} names`,
    'src/server/honor/public.ts',
    names.join('\n'),
  ),
  plant('files and folders are named in kebab-case', 'src/web/honor/HonorPage.tsx', `export const x = 1`),
  plant('files and folders are named in kebab-case', 'src/web/page_posts/card.css', ``),
  ...PLANTED_STYLES,
  ...PLANTED_WORDS,
  plant('a name says what is inside', 'src/web/honor/honor-utils.ts', `export const x = 1`),
  plant(`a file has at most ${MOST_LINES} lines`, 'src/web/ui/long.css', 'b {}\n'.repeat(MOST_LINES + 1)),
]
