import {
  authors,
  everybody,
  like,
  members,
  ofAnswer,
  ofCollection,
  ofArticle,
  ofComment,
  ofPost,
  ofQuestion,
  type RoundTrips,
  type Row,
} from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  listComments: everybody(200, ({ article }) => ({
    query: { objectType: 'article', objectId: String(article.id) },
  })),
  createComment: members(({ article }) => ({
    body: { objectType: 'article', objectId: article.id, text: 'Well said.' },
  })),
  listArticleComments: everybody(200, ofArticle),
  createArticleComment: members(({ article }) => ({
    params: { id: article.id },
    body: { text: 'Well said.' },
  })),
  listPagePostComments: everybody(200, ofPost),
  createPagePostComment: members(({ post }) => ({ params: { id: post.id }, body: { text: 'Well said.' } })),
  listQuestionComments: everybody(200, ofQuestion),
  createQuestionComment: members(({ question }) => ({
    params: { id: question.id },
    body: { text: 'Well asked.' },
  })),
  listCollectionComments: everybody(200, ofCollection),
  createCollectionComment: members(({ collection }) => ({
    params: { id: collection.id },
    body: { text: 'Well kept.' },
  })),
  listAnswerComments: everybody(200, ofAnswer),
  createAnswerComment: members(({ answer }) => ({ params: { id: answer.id }, body: { text: 'Well said.' } })),
  updateComment: authors(({ comment }) => ({ params: { id: comment.id }, body: { text: 'Better said.' } })),
  deleteComment: authors(ofComment),
  restoreComment: authors(
    async ({ makeDeletedComment }) => ({ params: { id: await makeDeletedComment() } }),
    {
      member: 'not_found',
      moderator: 'not_found',
      operator: 'not_found',
    },
  ),
  likeComment: members(({ comment }) => ({ params: { id: comment.id }, ...like })),
  pinComment: authors(({ comment }) => ({ params: { id: comment.id }, body: { isPinned: true } }), {
    moderator: 200,
    operator: 200,
  }),
  setCommentsOpen: authors(
    ({ article }) => ({ body: { objectType: 'article', objectId: article.id, isOpen: false } }),
    { moderator: 200, operator: 200 },
  ),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listComments: 5,
  createComment: 5,
  listArticleComments: 5,
  createArticleComment: 5,
  listPagePostComments: 5,
  createPagePostComment: 6,
  listQuestionComments: 5,
  createQuestionComment: 6,
  listCollectionComments: 5,
  createCollectionComment: 6,
  listAnswerComments: 6,
  createAnswerComment: 7,
  updateComment: 5,
  deleteComment: 4,
  restoreComment: 5,
  likeComment: 5,
  pinComment: 8,
  setCommentsOpen: 3,
}
