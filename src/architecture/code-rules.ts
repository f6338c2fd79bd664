import { posix } from 'node:path'
import type { Violation } from './import-rules.ts'
import { isForTests, isOfDocuments, locationOf } from './locations.ts'
import type { ModuleFacts } from './read-module.ts'

/** What a module does that only some modules may do; empty when it does none of it. */
type CodeRule = (module: ModuleFacts) => string[]

const QUERY_BUILDERS = [
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
]
const DATABASE_DRIVERS = new Set(['pg', 'pg-copy-streams'])
const XHR = 'XMLHttpRequest'
const NETWORK_CLASSES = [XHR, 'WebSocket', 'EventSource']
const RAW_HTML = [
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'srcdoc',
  'srcDoc',
]

const CODE_RULES: Record<string, CodeRule> = {
  'SQL only in queries.ts, actions.ts and platform': (module) => {
    const { root, layer } = locationOf(module.path)
    const isHome =
      root === 'server' &&
      (layer === 'base' || /^(.+-)?(queries|actions)\.ts$/.test(posix.basename(module.path)))
    if (isHome || root === 'outside' || isForTests(module.path)) return []
    const imported = module.imports
      .filter(({ isType }) => !isType)
      .flatMap(({ specifier, names }) => {
        if (specifier === 'kysely' && names.some((name) => name === 'sql' || name === '*'))
          return ['sql of kysely']
        return DATABASE_DRIVERS.has(specifier) ? [specifier] : []
      })
    return [
      ...imported,
      ...QUERY_BUILDERS.filter((name) => module.calls.has(`.${name}`)).map((name) => `.${name}(`),
    ]
  },

  'process.env only in platform/config.ts': (module) => {
    if (module.path === 'src/server/platform/config.ts') return []
    const isImported = module.imports.some(
      ({ specifier, names }) => /^(node:)?process$/.test(specifier) && names.includes('env'),
    )
    return module.members.has('process.env') || isImported ? ['process.env'] : []
  },

  'fetch only in web/platform/api.ts': (module) => {
    const { root } = locationOf(module.path)
    if (root === 'server' || root === 'outside' || isForTests(module.path)) return []
    // Whatever a page asks for passes through a service worker, which fetches it; it calls no endpoint.
    const isHome = ['src/web/platform/api.ts', 'src/web/offline/service-worker.ts'].includes(module.path)
    if (isHome) return []
    // fetch reports no upload progress.
    const isUpload = module.path === 'src/web/platform/upload.ts'
    const fetches = ['window.fetch', 'globalThis.fetch', 'self.fetch', 'navigator.sendBeacon']
    return [
      ...(module.calls.has('fetch') ? ['fetch('] : []),
      ...fetches.filter((name) => module.members.has(name)),
      ...NETWORK_CLASSES.filter((name) => module.constructed.has(name) && !(isUpload && name === XHR)),
    ]
  },

  'no raw HTML': (module) =>
    isForTests(module.path) || locationOf(module.path).root === 'outside'
      ? []
      : RAW_HTML.filter((name) => module.properties.has(name)),

  'documents name no address of the API': (module) =>
    isOfDocuments(module.path) && !isForTests(module.path)
      ? [...module.texts].filter((text) => /\/api\/\w/.test(text))
      : [],

  'messages are defined in messages.ts or texts.ts': (module) => {
    if (!module.calls.has('defineMessages') || isForTests(module.path)) return []
    return /^(.+-)?(messages|texts)\.ts$/.test(posix.basename(module.path)) ? [] : ['defineMessages(']
  },
}

export const CODE_RULE_NAMES = Object.keys(CODE_RULES)

export function checkCode(modules: ModuleFacts[]): Violation[] {
  return modules.flatMap((module) =>
    Object.entries(CODE_RULES).flatMap(([rule, judge]) =>
      judge(module).map((used) => ({ rule, path: module.path, detail: `uses ${used}` })),
    ),
  )
}
