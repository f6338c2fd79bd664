import type { RichText } from '../../contract/rich-text.ts'
import type { Work } from '../platform/work-pool.ts'
import { parseRichText } from './parse.ts'
import { countText } from './plain.ts'
import { readText } from './read-text.ts'
import { treesOf } from './trees.ts'

export interface Preview {
  nodes: RichText
  words: number
  characters: number
}

export const richTextWork = {
  preview(source: string): Preview {
    const nodes = parseRichText(source)
    return { nodes, ...countText(nodes) }
  },
  'rich-text-trees': (sources: string[]) => treesOf(sources, parseRichText),
}

export function previewText(work: Work, source: string): Promise<Preview> {
  return readText(work, 'preview', source, 'text')
}
