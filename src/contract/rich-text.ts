import * as z from 'zod/mini'
import { Id, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { RICH_TEXT_BYTES } from './limits.ts'
import { CODE_KINDS, MATH_ATTRIBUTE_VALUE, MATH_ATTRIBUTES, MATH_TAGS } from './code-and-math-rules.ts'
import type { CodeKind, MathTag } from './code-and-math-rules.ts'
import { EMBEDDABLE, isSafeHref, MEDIA_PATH, type Embeddable } from './rich-text-rules.ts'

/** A text as a list of blocks. What is not named here can neither be stored nor drawn. */
export type RichText = RichNode[]

type ParentType =
  | 'paragraph'
  | 'quote'
  | 'tableRow'
  | 'tableCell'
  | 'footnotes'
  | 'strong'
  | 'emphasis'
  | 'strike'
  | 'spoiler'

export type RichNode =
  | { [T in ParentType]: { type: T; children: RichNode[] } }[ParentType]
  | { type: 'rule' }
  | { type: 'break' }
  | { type: 'text'; value: string }
  | { type: 'codeSpan'; value: string }
  | { type: 'heading'; level: number; id: string; children: RichNode[] }
  | { type: 'list'; start: number | null; children: RichNode[] }
  /** `isDone` is null for an item that is no task. */
  | { type: 'listItem'; isDone: boolean | null; children: RichNode[] }
  | { type: 'code'; language: string | null; tokens: CodeToken[] }
  | { type: 'table'; align: Alignment[]; children: RichNode[] }
  /** `reference` numbers the references to the same note, from 1. */
  | { type: 'footnoteReference'; number: number; reference: number }
  | { type: 'footnote'; number: number; references: number; children: RichNode[] }
  | { type: 'link'; href: string; isExternal: boolean; children: RichNode[] }
  | { type: 'image'; src: string; alt: string }
  | { type: 'mention'; alias: string }
  | { type: 'tag'; tag: string }
  /** A card of something else on this site, a block of its own; `GET /api/embeds` has what is in it. */
  | { type: 'embed'; objectType: Embeddable; objectId: number }
  | { type: 'math'; isBlock: boolean; source: string; children: RichNode[] }
  | { type: 'mathElement'; tag: MathTag; attributes: Record<string, string>; children: RichNode[] }

export type NodeOf<T extends RichNode['type']> = Extract<RichNode, { type: T }>
export type Alignment = 'left' | 'center' | 'right' | null
export interface CodeToken {
  kind: CodeKind | null
  value: string
}

const children = z.array(z.lazy(() => RichNode))
const Count = z.number().check(z.int(), z.positive())

/** Checks a stored tree before it is trusted; also the shape that the API's documentation shows. */
export const RichNode: z.ZodMiniType<RichNode> = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([
      'paragraph',
      'quote',
      'tableRow',
      'tableCell',
      'footnotes',
      'strong',
      'emphasis',
      'strike',
      'spoiler',
    ]),
    children,
  }),
  z.object({ type: z.enum(['rule', 'break']) }),
  z.object({ type: z.enum(['text', 'codeSpan']), value: z.string() }),
  z.object({
    type: z.literal('heading'),
    level: z.number().check(z.int(), z.minimum(2), z.maximum(6)),
    id: z.string().check(z.regex(/^h-[\p{L}\p{M}\p{N}-]+$/u)),
    children,
  }),
  z.object({ type: z.literal('list'), start: z.nullable(z.number()), children }),
  z.object({ type: z.literal('listItem'), isDone: z.nullable(z.boolean()), children }),
  z.object({
    type: z.literal('code'),
    language: z.nullable(z.string()),
    tokens: z.array(z.object({ kind: z.nullable(z.enum(CODE_KINDS)), value: z.string() })),
  }),
  z.object({
    type: z.literal('table'),
    align: z.array(z.nullable(z.enum(['left', 'center', 'right']))),
    children,
  }),
  z.object({ type: z.literal('footnoteReference'), number: Count, reference: Count }),
  z.object({ type: z.literal('footnote'), number: Count, references: Count, children }),
  z.object({
    type: z.literal('link'),
    href: z.string().check(z.refine(isSafeHref)),
    isExternal: z.boolean(),
    children,
  }),
  z.object({ type: z.literal('image'), src: z.string().check(z.regex(MEDIA_PATH)), alt: z.string() }),
  z.object({ type: z.literal('mention'), alias: z.string() }),
  z.object({ type: z.literal('tag'), tag: z.string() }),
  z.object({ type: z.literal('embed'), objectType: z.enum(EMBEDDABLE), objectId: Id }),
  z.object({ type: z.literal('math'), isBlock: z.boolean(), source: z.string(), children }),
  z.object({
    type: z.literal('mathElement'),
    tag: z.enum(MATH_TAGS),
    attributes: z.record(
      z.string().check(z.regex(new RegExp(`^(?:${MATH_ATTRIBUTES.join('|')})$`))),
      z.string().check(z.regex(MATH_ATTRIBUTE_VALUE)),
    ),
    children,
  }),
])

export const previewText = endpoint({
  method: 'POST',
  path: '/api/preview',
  access: 'member',
  isRepeatable: false,
  // JSON escapes line breaks and quotes, so the body may be larger than the text in it.
  bodyBytes: 2 * RICH_TEXT_BYTES,
  body: z.strictObject({ text: text({ max: RICH_TEXT_BYTES }) }),
  response: z.object({ nodes: z.array(RichNode), words: z.number(), characters: z.number() }),
})
