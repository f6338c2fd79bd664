import { posix } from 'node:path'
import type { Violation } from './import-rules.ts'
import { isDeepPublic, isPublic } from './locations.ts'
import type { ModuleFacts, SourceFile } from './read-module.ts'

export const MOST_LINES = 300
export const MOST_PUBLIC_NAMES = 12

export const SHAPE_RULES = {
  kebabCase: 'files and folders are named in kebab-case',
  meaningful: 'a name says what is inside',
  length: `a file has at most ${MOST_LINES} lines`,
  barrel: 'no barrels',
  onePublic: 'a feature has one public.ts, at its root',
  publicNames: `a public.ts exports at most ${MOST_PUBLIC_NAMES} names`,
}

/** Generated from the migrations: nobody reads it from top to bottom. */
const GENERATED = new Set(['src/server/platform/tables.ts'])

const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const EMPTY_WORDS = /^(.+-)?(utils?|helpers?|managers?|dtos?|misc)\./

export function checkNames(paths: string[]): Violation[] {
  return paths.flatMap((path) => [
    ...(path.split('/').every((segment) => SEGMENT.test(segment))
      ? []
      : [{ rule: SHAPE_RULES.kebabCase, path, detail: 'its name' }]),
    ...(EMPTY_WORDS.test(posix.basename(path))
      ? [{ rule: SHAPE_RULES.meaningful, path, detail: 'its name' }]
      : []),
  ])
}

export function checkLengths(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !GENERATED.has(path))
    .map(({ path, source }) => ({ path, lines: source.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => ({ rule: SHAPE_RULES.length, path, detail: `${lines} lines` }))
}

export function checkExports(modules: ModuleFacts[]): Violation[] {
  return modules.flatMap(({ path, exportedNames, exportsEverything }) => {
    const isIndex = /^index\.[cm]?[jt]sx?$/.test(posix.basename(path)) && path !== 'src/contract/index.ts'
    const isDeep = isDeepPublic(path)
    const isCrowded = isPublic(path) && exportedNames.length > MOST_PUBLIC_NAMES
    return [
      ...(isIndex ? [{ rule: SHAPE_RULES.barrel, path, detail: 'an index file' }] : []),
      ...(exportsEverything ? [{ rule: SHAPE_RULES.barrel, path, detail: 'export * from' }] : []),
      ...(isDeep ? [{ rule: SHAPE_RULES.onePublic, path, detail: 'deeper down' }] : []),
      ...(isCrowded ? [{ rule: SHAPE_RULES.publicNames, path, detail: exportedNames.join(', ') }] : []),
    ]
  })
}
