import { createAnswerComment, listAnswerComments } from '../../contract/comments.ts'
import { Answer } from '../../contract/questions.ts'
import type { ContentType } from '../content/content-type.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { listAnswerCards } from './answer-queries.ts'
import { eraseAnswers } from './erase-actions.ts'
import { listAnswerHeadlines } from './headline-queries.ts'
import { moderatedAnswer } from './moderate-actions.ts'
import { findAnswer } from './queries.ts'
import {
  hideReportedAnswer,
  isMisplacedAnswer,
  liftReportedAnswer,
  lockReportedAnswer,
  upholdReportedAnswer,
} from './report-actions.ts'
import { listHiddenAnswers } from './report-queries.ts'

/** Seen with its question alone. */
export const answerType: ContentType = {
  name: 'answer',
  path: null,
  find: findAnswer,
  listCards: async (site, { db, viewer, request }, ids) =>
    listAnswerCards(db, ids, {
      isWithNsfw: await seesNsfw(site, request, viewer),
      hidden: viewer?.hidden,
    }),
  listHeadlines: listAnswerHeadlines,
  like: null,
  share: null,
  comments: { list: listAnswerComments, create: createAnswerComment },
  canBeSaved: false,
  canBeReported: true,
  rerank: null,
  search: null,
  feeds: [],
  sitemap: null,
  answer: Answer,
  erase: eraseAnswers,
  judged: {
    lock: lockReportedAnswer,
    hide: hideReportedAnswer,
    // Only questions are adult, and their answers with them; what somebody answers makes no adult question of another's.
    markNsfw: async () => false,
    isMisplacedIfNsfw: isMisplacedAnswer,
    lift: liftReportedAnswer,
    uphold: upholdReportedAnswer,
    listHidden: listHiddenAnswers,
    isMarked: async () => false,
  },
  moderated: moderatedAnswer,
}
