import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import { isLanguage, type Language } from '../../../contract/messages.ts'
import { QUESTION_TABS, type QuestionTab } from '../../../contract/question-rules.ts'
import { isTag } from '../../../contract/tag-rules.ts'

export interface QuestionFilter {
  tab: QuestionTab
  category: CategoryId | undefined
  tag: string | undefined
  lang: Language | undefined
}

/** Those that are the same for everybody; the others are their reader's own. */
export const isForAll = (tab: QuestionTab): boolean => tab !== 'for-you' && tab !== 'mine'

/** What the address asks for; whatever makes no sense in it is as if it were not there. */
export function readFilter(query: URLSearchParams): QuestionFilter {
  const tag = query.get('tag')
  const lang = query.get('lang')
  return {
    tab: QUESTION_TABS.find((tab) => tab === query.get('tab')) ?? 'new',
    category: CATEGORIES.find((category) => category === query.get('category')),
    tag: tag !== null && isTag(tag) ? tag : undefined,
    lang: isLanguage(lang) ? lang : undefined,
  }
}
