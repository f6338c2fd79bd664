import { readFile, writeFile } from 'node:fs/promises'

/** Which modules travel in one file, as the last search found it: a line for each module, an empty one between files. */
const FILE = 'scripts/build/plan.txt'

/** The modules of each file. */
export type KeptPlan = readonly (readonly string[])[]

export async function readKeptPlan(): Promise<KeptPlan | undefined> {
  const text = await readFile(FILE, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsePlan(text, process.cwd())
}

export async function keepPlan(modules: readonly ReadonlySet<string>[]): Promise<void> {
  await writeFile(FILE, formatPlan(modules, process.cwd()))
}

/** In the order of their names, so that another plan is as small a change of the text as it can be. */
export function formatPlan(modules: readonly ReadonlySet<string>[], root: string): string {
  const files = modules.map((ids) =>
    [...ids]
      .map((id) => nameOf(id, root))
      .toSorted()
      .join('\n'),
  )
  return `${files.toSorted().join('\n\n')}\n`
}

export function parsePlan(text: string, root: string): KeptPlan {
  const files = text.split('\n\n').map((file) => file.split('\n').filter((line) => line !== ''))
  return files.map((names) => names.map((name) => idOf(name, root)))
}

/** Without the folder of this checkout, and without the sign that bundlers put before what is no file. */
const nameOf = (id: string, root: string) => id.replaceAll(root, '<root>').replaceAll('\0', '<virtual>')
const idOf = (name: string, root: string) => name.replaceAll('<root>', root).replaceAll('<virtual>', '\0')
