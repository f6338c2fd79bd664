import { isVisible } from '../../contract/common.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { parseRichText, plainText, treesOf } from '../rich-text/public.ts'
import { hasExternalLinks, toLiteText } from './lite-text.ts'

export interface Read {
  nodes: RichText
  isWorthShowing: boolean
  hasExternalLinks: boolean
}

export const liteTextWork = {
  'lite-text'(source: string): Read {
    const nodes = parse(source)
    return { nodes, isWorthShowing: isWorthShowing(nodes), hasExternalLinks: hasExternalLinks(nodes) }
  },
  'lite-text-trees': (sources: string[]) => treesOf(sources, parse),
}

function parse(source: string): RichText {
  return toLiteText(parseRichText(source))
}

/** Whether anything is visible once it is drawn; direction marks are no disguise in a whole text. */
function isWorthShowing(nodes: RichText): boolean {
  return isVisible(plainText(nodes).replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))
}
