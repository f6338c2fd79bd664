import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { parseSync } from 'oxc-parser'

/** By the path of a file, the files of ours that it loads when it runs. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const git = promisify(execFile)
const MOST_OUTPUT_BYTES = 64 * 1024 ** 2
const ROOTS = ['src', 'scripts', 'e2e', 'bench']

/** Every module that git knows or would take. */
export async function readImportGraph(cwd: string): Promise<ImportGraph> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...ROOTS]
  const { stdout } = await git('git', args, { cwd, maxBuffer: MOST_OUTPUT_BYTES })
  const paths = stdout.split('\0').filter((path) => /\.tsx?$/.test(path))
  const modules = paths.map(async (path) => {
    // A file that was deleted is still listed.
    const source = await readFile(join(cwd, path), 'utf8').catch(() => '')
    return [path, importsOf(path, source)] as const
  })
  return new Map(await Promise.all(modules))
}

/** What only the compiler reads is left out: a type that changed fails no test. */
export function importsOf(path: string, source: string): string[] {
  const { module } = parseSync(path, source)
  const texts = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ]
  const ours = texts.filter((text) => text.startsWith('.')).map((text) => text.replace(/\?.*$/, ''))
  return [...new Set(ours.map((text) => posix.join(posix.dirname(path), text)))]
}
