import { createQuestionComment, listQuestionComments } from '../../contract/comments.ts'
import { Question, shareQuestion } from '../../contract/questions.ts'
import type { ContentType } from '../content/content-type.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { listQuestionCards } from './card-queries.ts'
import { eraseQuestions } from './erase-actions.ts'
import { questionSitemap } from './feed-queries.ts'
import { questionFeeds } from './feeds.ts'
import { listQuestionHeadlines } from './headline-queries.ts'
import { moderatedQuestion } from './moderate-actions.ts'
import { rerankQuestions } from './place-actions.ts'
import { findQuestion } from './queries.ts'
import {
  hideReportedQuestion,
  liftReportedQuestion,
  lockReportedQuestion,
  markReportedQuestion,
  upholdReportedQuestion,
} from './report-actions.ts'
import { isMarkedByReports, listHiddenQuestions } from './report-queries.ts'
import { questionSearch } from './search-source.ts'

export const questionType: ContentType = {
  name: 'question',
  path: (id) => `/question/${id}`,
  find: findQuestion,
  listCards: async (site, { db, viewer, request }, ids) =>
    listQuestionCards(db, ids, { isWithNsfw: await seesNsfw(site, request, viewer) }),
  listHeadlines: listQuestionHeadlines,
  // It is voted on.
  like: null,
  share: shareQuestion,
  comments: { list: listQuestionComments, create: createQuestionComment },
  canBeSaved: true,
  canBeReported: true,
  rerank: rerankQuestions,
  search: questionSearch,
  feeds: questionFeeds,
  sitemap: questionSitemap,
  answer: Question,
  erase: eraseQuestions,
  judged: {
    lock: lockReportedQuestion,
    hide: hideReportedQuestion,
    markNsfw: markReportedQuestion,
    lift: liftReportedQuestion,
    uphold: upholdReportedQuestion,
    listHidden: listHiddenQuestions,
    isMarked: isMarkedByReports,
  },
  moderated: moderatedQuestion,
}
