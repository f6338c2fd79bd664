import type { Violation } from './import-rules.ts'
import type { ModuleFacts } from './read-module.ts'

export const CYCLE_RULE = 'no cycles'

/** Each cycle of modules that import one another, once. Types count: a cycle of types confuses readers too. */
export function checkCycles(modules: ModuleFacts[]): Violation[] {
  const targets = new Map(
    modules.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])] as const),
  )
  const done = new Set<string>()
  const trail: string[] = []
  const found: Violation[] = []

  function visit(path: string): void {
    const start = trail.indexOf(path)
    if (start >= 0) {
      const ring = trail.slice(start)
      found.push({ rule: CYCLE_RULE, path, detail: `${ring.join(' -> ')} -> ${path}` })
      return
    }
    if (done.has(path) || !targets.has(path)) return
    trail.push(path)
    for (const target of targets.get(path) ?? []) visit(target)
    trail.pop()
    done.add(path)
  }

  for (const path of targets.keys()) visit(path)
  return found
}
