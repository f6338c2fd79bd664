import * as z from 'zod/mini'
import { Article } from './articles.ts'
import { Id, IdInPath, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { RICH_TEXT_BYTES, SUMMARY_MAX, TITLE_MAX, TITLE_MIN } from './limits.ts'
import { Cursor, IdParams } from './objects.ts'
import { Person } from './people.ts'
import { RichNode } from './rich-text.ts'

const bodyBytes = 2 * RICH_TEXT_BYTES

/** Two texts compared word by word: what is in both, only in the newer, only in the older. */
export const DiffPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type DiffPart = z.infer<typeof DiffPart>

export const Revision = z.object({
  id: Id,
  title: z.string(),
  editor: z.nullable(Person),
  summary: z.string(),
  isMinor: z.boolean(),
  sizeDelta: z.number(),
  createdAt: Time,
})
export type Revision = z.infer<typeof Revision>

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/articles/:id/revisions',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(Revision), nextCursor: z.nullable(z.string()) }),
})

const RevisionParams = z.strictObject({ id: IdInPath, revisionId: IdInPath })

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/articles/:id/revisions/:revisionId',
  access: 'public',
  params: RevisionParams,
  response: z.extend(Revision, { content: z.string(), nodes: z.array(RichNode) }),
})

export const compareRevisions = endpoint({
  method: 'GET',
  path: '/api/articles/:id/diff',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ from: IdInPath, to: IdInPath }),
  response: z.object({
    from: Revision,
    to: Revision,
    title: z.array(DiffPart),
    content: z.array(DiffPart),
  }),
})

/** Restoring writes a new revision; nothing of the history is lost. */
export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/articles/:id/revisions/:revisionId/restore',
  access: 'member',
  readAt: '/api/articles/:id',
  params: RevisionParams,
  response: Article,
})

export const Suggestion = z.object({
  id: Id,
  articleId: Id,
  baseRevisionId: Id,
  author: z.nullable(Person),
  title: z.string(),
  summary: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  /** Why it was declined, in the words of the person who declined it. */
  reason: z.string(),
  createdAt: Time,
  decidedAt: z.nullable(Time),
  /** How many people of high Honor want it accepted, after its authors gave no answer. */
  acceptances: z.number(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/articles/:id/suggestions',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(Suggestion), nextCursor: z.nullable(z.string()) }),
})

const ArticleText = {
  title: line({ min: TITLE_MIN, max: TITLE_MAX }),
  content: text({ min: 1, max: RICH_TEXT_BYTES }),
}

export const createSuggestion = endpoint({
  method: 'POST',
  path: '/api/articles/:id/suggestions',
  access: 'member',
  params: IdParams,
  bodyBytes,
  body: z.strictObject({ ...ArticleText, baseRevisionId: Id, summary: line({ min: 1, max: SUMMARY_MAX }) }),
  response: Suggestion,
})

const SuggestionParams = z.strictObject({ id: IdInPath, suggestionId: IdInPath })

export const getSuggestion = endpoint({
  method: 'GET',
  path: '/api/articles/:id/suggestions/:suggestionId',
  access: 'public',
  params: SuggestionParams,
  response: z.extend(Suggestion, {
    content: z.string(),
    /** What the viewer may do: decide about it, or be one of the two who accept it when no author did. */
    canDecide: z.boolean(),
    canSupport: z.boolean(),
    hasSupported: z.boolean(),
    /** Compared with the revision it was based on. */
    diff: z.object({ title: z.array(DiffPart), content: z.array(DiffPart) }),
    /** The suggestion on top of the newest revision, and whether both changed the same lines. */
    merged: z.object({
      title: z.string(),
      content: z.string(),
      hasConflicts: z.boolean(),
      /** That newest revision. */
      revisionId: Id,
    }),
  }),
})

/** The second of two supporters accepts it. */
export const supportSuggestion = endpoint({
  method: 'POST',
  path: '/api/articles/:id/suggestions/:suggestionId/support',
  access: 'member',
  params: SuggestionParams,
  response: Suggestion,
})

export const decideSuggestion = endpoint({
  method: 'POST',
  path: '/api/articles/:id/suggestions/:suggestionId',
  access: 'member',
  params: SuggestionParams,
  bodyBytes,
  body: z.strictObject({
    decision: z.enum(['accept', 'decline', 'withdraw']),
    /** Accepting may change the text at the same time. */
    title: z.optional(ArticleText.title),
    content: z.optional(ArticleText.content),
    /** The newest revision when that text was written. A newer one is answered 409 `edit_conflict`, with both merged. */
    revisionId: z.optional(Id),
    reason: z.optional(line({ max: 500 })),
  }),
  response: Suggestion,
})
