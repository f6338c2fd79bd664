import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const git = promisify(execFile)
const MOST_OUTPUT_BYTES = 64 * 1024 ** 2

export interface Touched {
  /** Names of the features that the range adds. */
  features: string[]
  /** Older files, changed or deleted outside the folders of those features. */
  older: string[]
  /** Older files that change with every feature: migrations, documentation, and what a machine writes. */
  apart: string[]
}

const GENERATED = new Set(['docs/openapi.json', 'src/server/platform/tables.ts', 'package-lock.json'])

/** What two commits differ in, as git says; a file that was moved was deleted here and is new there. */
export async function readTouched(from: string, to: string, cwd: string): Promise<Touched> {
  const read = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await git('git', args, { cwd, maxBuffer: MOST_OUTPUT_BYTES })
    return stdout.split('\0').filter((part) => part !== '')
  }
  const before = await read('ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', from)
  const changed = await read('diff', '-z', '--name-only', '--no-renames', '--end-of-options', from, to, '--')
  return sortTouched(changed, before)
}

export function sortTouched(changed: string[], before: string[]): Touched {
  const old = new Set(before)
  const features = findAdded(changed, old)
  const older = changed.filter((path) => old.has(path) && !features.has(featureOf(path) ?? ''))
  return {
    features: [...features].sort(),
    older: older.filter((path) => !isApart(path)).sort(),
    apart: older.filter(isApart).sort(),
  }
}

/** A feature comes with its facts, its part of the contract, or a folder that was not there on either side. */
function findAdded(changed: string[], old: ReadonlySet<string>): Set<string> {
  const oldFolders = new Set([...old].map(folderOf))
  const added = changed.filter((path) => {
    if (old.has(path)) return false
    const folder = folderOf(path)
    const isNewFolder = folder !== undefined && !oldFolders.has(folder)
    return isNewFolder || /^src\/(contract\/[a-z0-9-]+|server\/[^/]+\/feature)\.ts$/.test(path)
  })
  return new Set(added.flatMap((path) => featureOf(path) ?? []))
}

function folderOf(path: string): string | undefined {
  return /^src\/(?:server|web)\/[^/]+(?=\/)/.exec(path)?.[0]
}

/** The name of the feature whose file it is, or would be. */
function featureOf(path: string): string | undefined {
  const [, inFolder, inContract] =
    /^src\/(?:(?:server|web)\/([^/]+)\/|contract\/([a-z0-9-]+)(?:\.test)?\.ts$)/.exec(path) ?? []
  return inFolder ?? inContract
}

function isApart(path: string): boolean {
  return GENERATED.has(path) || /^(migrations|docs)\/|\.md$/.test(path)
}
