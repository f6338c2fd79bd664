import { posix } from 'node:path'
import { DOCUMENTS, isFeatureFacts, isForTests, isOfDocuments, isPublic, locationOf } from './locations.ts'
import type { ModuleFacts, ModuleImport } from './read-module.ts'

export interface Violation {
  rule: string
  path: string
  detail: string
}

/** One rule: undefined when the import is allowed, else why it is not. */
type ImportRule = (from: string, wanted: ModuleImport) => string | undefined

/** The parts of the contract that belong to no feature: languages, themes, and what the built web is asked. */
const CONTRACT_OF_DOCUMENTS = /^src\/contract\/(messages|plans|rendering)\.ts$/

/** Who may import whom. Every rule speaks of folders by their kind, never of one feature by its name. */
const IMPORT_RULES: Record<string, ImportRule> = {
  'contract imports only zod and itself': (from, { specifier, target }) => {
    if (locationOf(from).root !== 'contract') return undefined
    if (target !== undefined) return locationOf(target).root === 'contract' ? undefined : `imports ${target}`
    return /^zod(\/|$)/.test(specifier) || isForTests(from) ? undefined : `imports the package ${specifier}`
  },

  'server and web never import each other': (from, { target }) => {
    if (target === undefined) return undefined
    const pair = `${locationOf(from).root} ${locationOf(target).root}`
    return pair === 'server web' || pair === 'web server' ? `imports ${target}` : undefined
  },

  'platform, content and ui import no feature': (from, { target }) => {
    if (target === undefined || locationOf(from).layer !== 'base') return undefined
    return locationOf(target).layer === 'feature' ? `imports ${target}` : undefined
  },

  'the web does not load the whole contract': (from, { target }) => {
    if (target !== 'src/contract/index.ts' || locationOf(from).root !== 'web' || isForTests(from))
      return undefined
    return `imports ${target}`
  },

  'platform does not import content': (from, { target }) => {
    if (target === undefined || !from.startsWith('src/server/platform/') || isForTests(from)) return undefined
    return target.startsWith('src/server/content/') ? `imports ${target}` : undefined
  },

  'the app reaches features only through features.ts': (from, { target }) => {
    if (target === undefined || from !== 'src/server/app.ts') return undefined
    return locationOf(target).layer === 'feature' ? `imports ${target}` : undefined
  },

  'only features.ts and tests import a feature.ts': (from, { target }) => {
    if (target === undefined || !isFeatureFacts(target) || isForTests(from)) return undefined
    return from === 'src/server/features.ts' ? undefined : `imports ${target}`
  },

  'only the top of a side imports its top': (from, { target }) => {
    if (target === undefined || locationOf(target).layer !== 'top') return undefined
    return locationOf(from).layer === 'top' || isForTests(from) ? undefined : `imports ${target}`
  },

  'a feature uses another only through its public.ts': (from, { target }) => {
    if (target === undefined) return undefined
    const [here, there] = [locationOf(from), locationOf(target)]
    if (here.layer !== 'feature' || there.layer !== 'feature') return undefined
    if (here.root !== there.root || here.feature === there.feature) return undefined
    return isPublic(target) ? undefined : `imports ${target}`
  },

  'documents know no feature': (from, { target }) => {
    if (target === undefined || !isOfDocuments(from) || isForTests(from)) return undefined
    const { layer, feature } = locationOf(target)
    const isOfAFeature = layer === 'feature' && feature !== DOCUMENTS
    return isOfAFeature || (layer === 'contract' && !CONTRACT_OF_DOCUMENTS.test(target))
      ? `imports ${target}`
      : undefined
  },

  'only tests import what is for tests': (from, { target }) => {
    if (target === undefined || isForTests(from) || locationOf(from).root === 'outside') return undefined
    return isForTests(target) || locationOf(target).root === 'outside' ? `imports ${target}` : undefined
  },
}

const ADDRESS_RULE = 'our files are imported by relative path with extension'
export const IMPORT_RULE_NAMES = [ADDRESS_RULE, ...Object.keys(IMPORT_RULES)]

export function checkImports(modules: ModuleFacts[]): Violation[] {
  const known = new Set(modules.map(({ path }) => path))
  return modules.flatMap(({ path, imports }) =>
    imports.flatMap((wanted) => [
      ...checkAddress(path, wanted, known),
      ...Object.entries(IMPORT_RULES).flatMap(([rule, judge]) => {
        const detail = judge(path, wanted)
        return detail === undefined ? [] : [{ rule, path, detail }]
      }),
    ]),
  )
}

/** An import that the other rules could not follow would escape them, so it is a violation of its own. */
function checkAddress(path: string, { specifier, target }: ModuleImport, known: Set<string>): Violation[] {
  const rule = ADDRESS_RULE
  if (target === undefined)
    return /^(\/|#|~|@\/|src\/)/.test(specifier) ? [{ rule, path, detail: `imports ${specifier}` }] : []
  const extension = posix.extname(target)
  if (extension !== '' && !/^\.[cm]?[jt]sx?$/.test(extension)) return []
  return known.has(target) || !target.startsWith('src/')
    ? []
    : [{ rule, path, detail: `there is no ${target}` }]
}
