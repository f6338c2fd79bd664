import type { RichText } from '../../contract/rich-text.ts'
import { Refusal } from '../platform/errors.ts'
import type { Work } from '../platform/work-pool.ts'
import { WorkTooLong } from '../platform/work-thread.ts'
import { RENDERER_VERSION } from './renderer-version.ts'

export type TreeWork = 'rich-text-trees' | 'lite-text-trees'

export interface StoredText {
  id: number
  source: string
  nodes: RichText | null
  rendererVersion: number
}

/** Trees of many texts; null for a text that the parser refuses today, though it once accepted it. */
export function treesOf(sources: string[], parse: (source: string) => RichText): (RichText | null)[] {
  return sources.map((source) => {
    try {
      return parse(source)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  })
}

export type Drawn<T extends StoredText> = T & { nodes: RichText }

/**
 * Texts with their trees. Those without one, or with one that an older parser made, are parsed now and never again:
 * `save` stores the result, also where that is only the old tree or the plain text.
 */
export async function withTrees<T extends StoredText>(
  work: Work,
  job: TreeWork,
  texts: T[],
  save: (texts: Drawn<T>[]) => Promise<void>,
): Promise<Drawn<T>[]> {
  const isOld = ({ nodes, rendererVersion }: T) => nodes === null || rendererVersion < RENDERER_VERSION
  const old = texts.filter(isOld)
  const trees = await parseAll(
    work,
    job,
    old.map(({ source }) => source),
  )
  const made = new Map(old.map(({ id }, index) => [id, trees[index] ?? null]))
  const drawn = texts.map((text) => ({
    ...text,
    nodes: made.get(text.id) ?? text.nodes ?? plainParagraph(text.source),
  }))
  if (old.length > 0) await save(drawn.filter(({ id }) => made.has(id)))
  return drawn
}

/** If all of them together take too long they are parsed one by one, and one that takes too long alone is skipped. */
async function parseAll(work: Work, job: TreeWork, sources: string[]): Promise<(RichText | null)[]> {
  if (sources.length === 0) return []
  try {
    return await work.run<(RichText | null)[]>(job, sources)
  } catch (error) {
    if (!(error instanceof WorkTooLong)) throw error
    if (sources.length === 1) return [null]
  }
  const trees: (RichText | null)[] = []
  for (const source of sources) trees.push(...(await parseAll(work, job, [source])))
  return trees
}

function plainParagraph(source: string): RichText {
  return [{ type: 'paragraph', children: [{ type: 'text', value: source }] }]
}
