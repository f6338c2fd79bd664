import type { Article } from '../../contract/articles.ts'
import type { Question } from '../../contract/questions.ts'

/** What can be cited. */
export type Cited = { type: 'article'; of: Article } | { type: 'question'; of: Question }

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
  return cited.type === 'article' ? ofArticle(cited.of) : ofQuestion(cited.of)
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
