import { isVisible } from '../../contract/common.ts'
import { EXCERPT_LENGTH, PUBLISH_MIN } from '../../contract/limits.ts'
import type { RichNode, RichText } from '../../contract/rich-text.ts'
import type { Text } from '../../contract/messages.ts'
import { fail, fill, Refusal } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { countWords, excerpt, parseRichText, plainText, RENDERER_VERSION } from '../rich-text/public.ts'
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
export function readContent(markdown: string): Content {
  // One kind of line break, so that two revisions differ only in what was written.
  const source = markdown.replaceAll(/\r\n?/g, '\n')
  const nodes = parseContent(source)
  const isEmpty = !isVisible(plainText(nodes).replaceAll(DIRECTION_MARKS, '')) && !nodes.some(showsImage)
  if (source.trim() === '' || isEmpty) refuseContent(messages.contentMissing)
  return { source, nodes, excerpt: excerpt(nodes, EXCERPT_LENGTH), words: countWords(nodes) }
}

export function isPublishable(source: string): boolean {
  return countCharacters(source.trim()) >= PUBLISH_MIN
}

export function requirePublishable(source: string): void {
  if (!isPublishable(source)) refuseContent(fill(messages.contentTooShort, { minimum: PUBLISH_MIN }))
}

/** The stored tree, or a new one when the parser has learned something since. */
export function currentNodes(stored: { source: string; nodes: RichText; rendererVersion: number }): RichText {
  if (stored.rendererVersion >= RENDERER_VERSION) return stored.nodes
  try {
    return parseRichText(stored.source)
  } catch (error) {
    // What a stricter parser refuses was accepted when it was written, and stays readable.
    if (error instanceof Refusal) return stored.nodes
    throw error
  }
}

function parseContent(source: string): RichText {
  try {
    return parseRichText(source)
  } catch (error) {
    const text = error instanceof Refusal ? error.details.fields?.['text'] : undefined
    if (text !== undefined) refuseContent(text)
    throw error
  }
}

function refuseContent(text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { content: text } })
}

function showsImage(node: RichNode): boolean {
  return node.type === 'image' || ('children' in node && node.children.some(showsImage))
}
