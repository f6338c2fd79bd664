import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCode, CODE_RULE_NAMES } from './code-rules.ts'
import { checkContentTables, CONTENT_TABLE_RULE } from './content-tables.ts'
import { checkCycles, CYCLE_RULE } from './cycles.ts'
import { checkExpressions, EXPRESSION_RULES } from './expression-rules.ts'
import { checkFeatureCycles, FEATURE_CYCLE_RULE } from './feature-cycles.ts'
import { checkImports, IMPORT_RULE_NAMES, type Violation } from './import-rules.ts'
import { readModule, type SourceFile } from './read-module.ts'
import { checkSelectors, SELECTOR_RULE } from './selector-rules.ts'
import { checkExports, checkLengths, checkNames, SHAPE_RULES } from './shape-rules.ts'
import { checkEdges, checkSiblings, checkStyles, STYLE_RULES } from './style-rules.ts'
import { checkWords, WORD_RULE } from './word-rules.ts'

export const RULES = [
  ...IMPORT_RULE_NAMES,
  CYCLE_RULE,
  FEATURE_CYCLE_RULE,
  ...CODE_RULE_NAMES,
  SELECTOR_RULE,
  CONTENT_TABLE_RULE,
  ...Object.values(EXPRESSION_RULES),
  ...Object.values(SHAPE_RULES),
  ...Object.values(STYLE_RULES),
  WORD_RULE,
]

const PROJECT = new URL('../..', import.meta.url).pathname

/** Every file under src, or another folder, with its text when it is source. */
export async function readSources(folder = 'src'): Promise<SourceFile[]> {
  const entries = await readdir(join(PROJECT, folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length))
  return Promise.all(
    paths.sort().map(async (path) => ({
      path,
      source: isText(path) ? await readFile(join(PROJECT, path), 'utf8') : '',
    })),
  )
}

export function isModule(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path)
}

function isText(path: string): boolean {
  return isModule(path) || /\.(css|html|json|sql|md)$/.test(path)
}

export interface Verdict {
  moduleCount: number
  violations: Violation[]
}

export function checkArchitecture(files: SourceFile[]): Verdict {
  const modules = files.filter(({ path }) => isModule(path)).map(readModule)
  return {
    moduleCount: modules.length,
    violations: [
      ...checkImports(modules),
      ...checkCycles(modules),
      ...checkFeatureCycles(modules),
      ...checkCode(modules),
      ...checkSelectors(files.filter(({ path }) => isModule(path))),
      ...checkContentTables(files.filter(({ path }) => isModule(path))),
      ...checkExpressions(files.filter(({ path }) => isModule(path))),
      ...checkExports(modules),
      ...checkNames(files.map(({ path }) => path)),
      ...checkLengths(files),
      ...checkStyles(files),
      ...checkEdges(files),
      ...checkSiblings(files),
      ...checkWords(files),
    ],
  }
}
