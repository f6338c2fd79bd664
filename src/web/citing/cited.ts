import type { Article } from '../../contract/articles.ts'
import type { Collection } from '../../contract/collections.ts'
import type { Question } from '../../contract/questions.ts'

/** What can be cited. */
export type Cited =
  | { type: 'article'; of: Article }
  | { type: 'question'; of: Question }
  | { type: 'collection'; of: Collection }

/** All that a citation says about a thing. */
export interface Source {
  kind: Cited['type']
  /** Empty when none of them is a member any more. */
  authors: string[]
  translators: string[]
  title: string
  /** Of exactly this version where `isFixed`; else of the thing, which may say something else tomorrow. */
  path: string
  isFixed: boolean
  /** When it was last changed. */
  changedAt: string
  /** What a bibliography knows it by. */
  key: string
}

export function sourceOf(cited: Cited): Source {
  if (cited.type === 'article') return ofArticle(cited.of)
  return cited.type === 'question' ? ofQuestion(cited.of) : ofCollection(cited.of)
}

function ofArticle(article: Article): Source {
  const { id, revisionId, title, updatedAt, original } = article
  const names = article.authors.map(({ name }) => name)
  const originals = original === null || original.authorId === null ? [] : [original.authorName]
  return {
    kind: 'article',
    // Who translates has not written it.
    authors: original === null ? names : originals,
    translators: original === null ? [] : names,
    title,
    path: `/article/${id}/history?revision=${revisionId}`,
    isFixed: true,
    changedAt: updatedAt,
    key: `article${id}-${revisionId}`,
  }
}

function ofQuestion({ id, title, author, createdAt, editedAt }: Question): Source {
  return {
    kind: 'question',
    authors: author === null ? [] : [author.name],
    translators: [],
    title,
    path: `/question/${id}`,
    isFixed: false,
    changedAt: editedAt ?? createdAt,
    key: `question${id}`,
  }
}

/** Each change counts its version up, and every one of them can be read again. */
function ofCollection(collection: Collection): Source {
  const { id, title, author, editors, updatedAt } = collection
  const version = collection.shownVersion ?? collection.version
  return {
    kind: 'collection',
    authors: (author === null ? editors : [author, ...editors]).map(({ name }) => name),
    translators: [],
    title,
    path: `/collection/${id}?version=${version}`,
    isFixed: true,
    changedAt: updatedAt,
    key: `collection${id}-${version}`,
  }
}
