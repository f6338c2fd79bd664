import type { Article } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'

/** Whether somebody may translate it into this language: it is in no version of it yet. */
export function isOpenFor(article: Article, to: Language | null): boolean {
  return to !== null && article.languages.every(({ language }) => language !== to) && to !== article.language
}
