import type { Violation } from './import-rules.ts'
import { isForTests, locationOf } from './locations.ts'
import type { ModuleFacts } from './read-module.ts'

export const FEATURE_CYCLE_RULE = 'no cycles between features'

/** The files of one feature that import another one. */
type Edges = Map<string, string[]>
type Graph = Map<string, Edges>

/**
 * Each cycle of server features that need one another, once, with the files that cause it. Files alone may form no
 * cycle and their features still do: then neither can be read, tested or removed without the other.
 */
export function checkFeatureCycles(modules: ModuleFacts[]): Violation[] {
  const graph = readGraph(modules)
  const found: Violation[] = []
  const reported = new Set<string>()
  for (const feature of graph.keys()) {
    if (reported.has(feature)) continue
    const knot = reached(graph, feature).filter((other) => reached(graph, other).includes(feature))
    if (knot.length === 0) continue
    for (const member of knot) reported.add(member)
    const files = knot.flatMap((from) =>
      knot.flatMap((to) => (graph.get(from)?.get(to) ?? []).map((path) => ({ path, to }))),
    )
    const detail = `${knot.join(', ')}: ${files.map(({ path, to }) => `${path} -> ${to}`).join(', ')}`
    found.push({ rule: FEATURE_CYCLE_RULE, path: files[0]?.path ?? feature, detail })
  }
  return found
}

function readGraph(modules: ModuleFacts[]): Graph {
  const graph: Graph = new Map()
  for (const { path, imports } of modules) {
    const from = featureOf(path)
    if (from === undefined || isForTests(path)) continue
    const edges = graph.get(from) ?? new Map<string, string[]>()
    graph.set(from, edges)
    const targets = imports.flatMap(({ target }) => (target === undefined ? [] : (featureOf(target) ?? [])))
    for (const to of new Set(targets)) if (to !== from) edges.set(to, [...(edges.get(to) ?? []), path])
  }
  return graph
}

function featureOf(path: string): string | undefined {
  const { root, feature } = locationOf(path)
  return root === 'server' ? feature : undefined
}

/** Every feature that one needs, directly or not; itself only when it is part of a cycle. */
function reached(graph: Graph, start: string): string[] {
  const seen = new Set<string>()
  const waiting = [start]
  for (let feature = waiting.pop(); feature !== undefined; feature = waiting.pop())
    for (const next of graph.get(feature)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
  return [...seen]
}
