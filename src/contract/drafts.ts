import * as z from 'zod/mini'
import { isStorable, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { DRAFT_BYTES } from './limits.ts'
import { Done } from './objects.ts'

export const DRAFT_KINDS = [
  'article',
  'comment',
  'page-post',
  'question',
  'answer',
  'message',
  'collection',
] as const

const DraftParams = z.strictObject({
  kind: z.enum(DRAFT_KINDS),
  /** What it is a draft of: `new`, `edit-7`, `translate-7-id`, `article-7` … */
  key: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
})

/** The fields of a form as they stand; their meaning is up to the form. */
const DraftContent = z.record(
  z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
  z.union([
    z.string().check(z.refine(isStorable)),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string().check(z.refine(isStorable))).check(z.maxLength(20)),
  ]),
)
export type DraftContent = z.infer<typeof DraftContent>

export const Draft = z.object({
  kind: z.enum(DRAFT_KINDS),
  key: z.string(),
  version: z.number(),
  content: DraftContent,
  updatedAt: Time,
})
export type Draft = z.infer<typeof Draft>

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  access: 'member',
  response: z.object({
    items: z.array(
      z.object({
        kind: z.enum(DRAFT_KINDS),
        key: z.string(),
        version: z.number(),
        /** The field `title`, or the beginning of `content`. */
        title: z.string(),
        updatedAt: Time,
      }),
    ),
  }),
})

/** Null when there is none. */
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/drafts/:kind/:key',
  access: 'member',
  params: DraftParams,
  response: z.nullable(z.extend(Draft, { older: z.nullable(DraftContent) })),
})

/** The newer text wins whatever the version says; a text that another device wrote is stored as `older` for a day. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts/:kind/:key',
  access: 'member',
  params: DraftParams,
  bodyBytes: DRAFT_BYTES,
  body: z.strictObject({
    /** The version this text was based on; 0 for the first. */
    version: z.number().check(z.int(), z.nonnegative()),
    content: DraftContent,
  }),
  response: z.object({ version: z.number(), updatedAt: Time, hadNewer: z.boolean() }),
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts/:kind/:key',
  access: 'member',
  params: DraftParams,
  response: Done,
})
