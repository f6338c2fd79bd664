import type { CategoryId } from '../../contract/categories.ts'
import type { Text } from '../../contract/messages.ts'
import { can } from '../content/can.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import type { Content } from './content.ts'
import { messages as coAuthors } from './co-authors/messages.ts'
import { messages } from './messages.ts'
import type { ArticleFacts } from './queries.ts'
import { isSameTime, type PublishAt } from './schedule-rules.ts'
import { messages as series } from './series/messages.ts'

/** The fields that somebody wants to change; what is undefined stays. */
export interface Change {
  baseRevisionId: number | undefined
  title: string | undefined
  content: Content | undefined
  categories: CategoryId[] | undefined
  tags: string[] | undefined
  thumbnailId: number | null | undefined
  /** All co-authors, invited ones too. */
  coAuthorIds: number[] | undefined
  summary: string | undefined
  isMinor: boolean | undefined
  translatedRevisionId: number | undefined
  /** A series by its title; null for none. */
  series: string | null | undefined
  state: 'draft' | 'published' | undefined
  publishAt: PublishAt
}

/** What would change nothing is left out, so that an editor may send all it has. */
export function withoutRepeats(viewer: Viewer, article: ArticleFacts, change: Change): Change {
  // Only the author knows who is invited: a list from anybody else has only those who accepted.
  const isSameAuthors = viewer.id !== article.authorId && isSameSet(change.coAuthorIds, article.editorIds)
  return {
    ...change,
    categories: isSameList(change.categories, article.categories) ? undefined : change.categories,
    tags: isSameList(change.tags, article.tags) ? undefined : change.tags,
    thumbnailId: change.thumbnailId === article.thumbnailId ? undefined : change.thumbnailId,
    coAuthorIds: isSameAuthors ? undefined : change.coAuthorIds,
    series: change.series === null && article.seriesId === null ? undefined : change.series,
    state: change.state === article.state ? undefined : change.state,
    // Publishing now and a date contradict each other, whether the date is new or not.
    publishAt:
      isSameTime(change.publishAt, article.publishAt) && change.state !== 'published'
        ? undefined
        : change.publishAt,
  }
}

/** Refuses what this person may not change, or not in this article. */
export function refuseChange(viewer: Viewer, article: ArticleFacts, change: Change): void {
  if (!can(viewer, 'edit', article)) fail('not_allowed', common.notAllowed)
  const isAuthor = viewer.id === article.authorId
  if (change.coAuthorIds !== undefined && !isAuthor) fail('not_allowed', coAuthors.byAuthor)
  if (change.series !== undefined && !isAuthor) fail('not_allowed', series.byAuthor)
  const isPublication = change.state !== undefined || change.publishAt !== undefined
  if (isPublication && !isAuthor) fail('not_allowed', messages.stateByAuthor)
  const isOriginal = article.id === article.originalId
  if (change.categories !== undefined && !isOriginal) refuseField('categories', messages.categoriesOfOriginal)
  if (change.series !== undefined && !isOriginal) refuseField('series', series.ofOriginal)
  if (change.translatedRevisionId !== undefined && isOriginal)
    refuseField('translatedRevisionId', messages.isOriginal)
  const hasWords = change.title !== undefined || change.content !== undefined
  if (hasWords && change.baseRevisionId === undefined) refuseField('baseRevisionId', common.fieldRequired)
}

export function refuseField(name: string, text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { [name]: text } })
}

function isSameList<T>(one: T[] | undefined, other: T[]): boolean {
  return one !== undefined && one.length === other.length && one.every((value, at) => value === other[at])
}

function isSameSet(one: number[] | undefined, other: number[]): boolean {
  return isSameList(
    one && [...one].sort((a, b) => a - b),
    [...other].sort((a, b) => a - b),
  )
}
