import { suggestionType } from './article-history/suggestion-type.ts'
import { articleType } from './articles/article-type.ts'
import { collectionType } from './collections/collection-type.ts'
import { rowSuggestionType } from './collections/suggestion-type.ts'
import { commentType } from './comments/comment-type.ts'
import type { ContentTypes } from './content/content-type.ts'
import { savedViewType } from './explore/view-type.ts'
import { guildType } from './guilds/guild-type.ts'
import { pagePostType } from './page-posts/post-type.ts'
import { personType } from './profiles/person-type.ts'
import { answerType } from './questions/answer-type.ts'
import { questionType } from './questions/question-type.ts'

/** Every kind of content there is. A name of the contract that is not here does not compile. */
export const contentTypes: ContentTypes = {
  article: articleType,
  'page-post': pagePostType,
  guild: guildType,
  comment: commentType,
  question: questionType,
  answer: answerType,
  collection: collectionType,
  person: personType,
  suggestion: suggestionType,
  'row-suggestion': rowSuggestionType,
  'saved-view': savedViewType,
}
