import { isVisible } from '../../contract/common.ts'
import { EXCERPT_LENGTH, PUBLISH_MIN } from '../../contract/limits.ts'
import type { RichNode, RichText } from '../../contract/rich-text.ts'
import type { Reading } from '../lite-text/public.ts'
import { knownMentions } from '../mentions/public.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { countWords, excerpt, parseRichText, plainText, readText } from '../rich-text/public.ts'
import { messages } from './messages.ts'
import { countCharacters } from './rules.ts'

/** A text as it is stored: the source and all that is made from it. */
export interface Content {
  source: string
  nodes: RichText
  excerpt: string
  words: number
}

const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** Reads what somebody wrote, or refuses the field `content`. */
export async function readContent({ db, work, now }: Reading, markdown: string): Promise<Content> {
  const content = await readText<Content>(work, 'article-content', markdown, 'content')
  return { ...content, nodes: await knownMentions(db, content.nodes, now) }
}

export const articleWork = {
  'article-content'(markdown: string): Content {
    // One kind of line break, so that two revisions differ only in what was written.
    const source = markdown.replaceAll(/\r\n?/g, '\n')
    const content = contentOf(source, parseRichText(source))
    const isEmpty =
      !isVisible(plainText(content.nodes).replaceAll(DIRECTION_MARKS, '')) && !content.nodes.some(showsImage)
    if (source.trim() === '' || isEmpty)
      fail('invalid_input', common.invalidInput, { fields: { text: messages.contentMissing } })
    return content
  },
}

/** What is made from a text that has its tree already. */
export function contentOf(source: string, nodes: RichText): Content {
  return { source, nodes, excerpt: excerpt(nodes, EXCERPT_LENGTH), words: countWords(nodes) }
}

export function isPublishable(source: string): boolean {
  return countCharacters(source.trim()) >= PUBLISH_MIN
}

export function requirePublishable(source: string): void {
  if (isPublishable(source)) return
  const text = fill(messages.contentTooShort, { minimum: PUBLISH_MIN })
  fail('invalid_input', common.invalidInput, { fields: { content: text } })
}

function showsImage(node: RichNode): boolean {
  return node.type === 'image' || ('children' in node && node.children.some(showsImage))
}
