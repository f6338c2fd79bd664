import type { Query, QueryClient } from '@tanstack/react-query'
import type { Article, getArticleMine } from '../../contract/articles.ts'
import type { Collection } from '../../contract/collections.ts'
import type { Comment } from '../../contract/comments.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Liked, ObjectType } from '../../contract/objects.ts'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import type { Answer, Question } from '../../contract/questions.ts'

/** Anything that can be liked, saved, shared, commented on or deleted. */
export interface Subject {
  type: ObjectType
  id: number
}

/** What an answer holds: objects of a type, the reader's own marks on one, or what follows from objects. */
export type Held =
  | ObjectType
  | 'marks'
  | 'bookmark'
  | 'followed'
  | 'co-authored'
  | 'revision'
  | 'row'
  | 'series'
  | 'own-series'
  | 'draft'
  | 'scheduled-post'
  | 'tag'
  | 'stats'
  | 'category-count'

declare module '@tanstack/react-query' {
  interface Register {
    /** `of` names the one object that everything in the answer belongs to; lists have none. */
    queryMeta: { holds: readonly Held[]; of?: Subject }
  }
}

type Marks = ResponseOf<typeof getArticleMine> | PagePostMarks

/** Filters for the queries that hold one of these: of any object, of one, or (null) only those that are lists. */
export function holding(kinds: Held | readonly Held[], of?: Subject | null) {
  const wanted = new Set([kinds].flat())
  return {
    predicate: ({ meta }: Pick<Query, 'meta'>): boolean =>
      meta?.holds.some((kind) => wanted.has(kind)) === true &&
      (of === undefined || (meta.of?.type === of?.type && meta.of?.id === of?.id)),
  }
}

/** Where an answer about saved objects keeps them. */
const FIELDS: Partial<Record<Held, string>> = {
  article: 'article',
  'page-post': 'pagePost',
  question: 'question',
  collection: 'collection',
}

type Fields = Record<string, unknown>

/** Walks through whatever holds them: one, a list, pages, what was saved. What does not change stays the same object. */
export function mapHeld(data: unknown, kind: Held, change: (held: Fields) => Fields): unknown {
  if (Array.isArray(data)) {
    const next = data.map((item: unknown) => mapHeld(item, kind, change))
    return next.some((item, place) => item !== data[place]) ? next : data
  }
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Fields
  const inner = ['pages', 'items', FIELDS[kind] ?? ''].find((name) => Object(fields[name]) === fields[name])
  if (inner === undefined) return change(fields)
  const next = mapHeld(fields[inner], kind, change)
  return next === fields[inner] ? fields : { ...fields, [inner]: next }
}

/** An object stands in several answers at once; each takes over what it knows of the change. */
export function changeObject(
  client: QueryClient,
  { type, id }: Subject,
  change:
    | Partial<Article>
    | Partial<PagePost>
    | Partial<Comment>
    | Partial<Question>
    | Partial<Answer>
    | Partial<Collection>
    | Liked,
): void {
  client.setQueriesData(holding(type), (data: unknown) =>
    mapHeld(data, type, (object) => {
      // A solved question among recent updates has the shape of an article, and a number of its own.
      if (object.id !== id || (type === 'article' && object.updateKind === 'solved')) return object
      return { ...object, ...Object.fromEntries(Object.entries(change).filter(([name]) => name in object)) }
    }),
  )
}

/** Changes what the reader has to do with an object. */
export function changeMarks(client: QueryClient, subject: Subject, change: Partial<Marks>): void {
  client.setQueriesData(holding('marks', subject), (marks: unknown) =>
    typeof marks === 'object' ? { ...marks, ...change } : marks,
  )
}
