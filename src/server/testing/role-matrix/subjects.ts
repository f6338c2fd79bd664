import { randomBytes } from 'node:crypto'
import { createSuggestion } from '../../../contract/article-history.ts'
import { createArticle, deleteArticle, updateArticle } from '../../../contract/articles.ts'
import { answerInvitation } from '../../../contract/co-authors.ts'
import { createArticleComment, deleteComment } from '../../../contract/comments.ts'
import { createPagePost, deletePagePost } from '../../../contract/page-posts.ts'
import { reportObject } from '../../../contract/reports.ts'
import { listMySeries } from '../../../contract/series.ts'
import type { TestApp } from '../test-app.ts'

const TEXT = 'Stars are born in clouds of gas and dust. It takes some millions of years, and then they shine.'

/** Subjects of one author that the requests of the role matrix are about, made again for each of them. */
export async function makeSubjects(app: TestApp) {
  const author = await app.signIn('author')
  const helper = await app.signIn('helper')
  const first = await author.call(createArticle, {
    body: { title: 'The birth of stars', content: TEXT, language: 'en', categories: ['astronomy'] },
  })
  const params = { id: String(first.id) }
  const article = await author.call(updateArticle, {
    params,
    body: { content: `${TEXT} For a long time.`, baseRevisionId: first.revisionId },
  })
  const suggestion = await helper.call(createSuggestion, {
    params,
    body: {
      title: article.title,
      content: `${TEXT} For a very long time.`,
      summary: 'Very',
      baseRevisionId: article.revisionId,
    },
  })
  const comment = await author.call(createArticleComment, { params, body: { text: 'Who knew?' } })
  const post = await author.call(createPagePost, {
    body: {
      type: 'discussion',
      title: 'Which sky do you have?',
      content: 'Tell us tonight.',
      isVotingEnabled: true,
      votingQuestion: 'How dark is it?',
      votingOptions: ['Dark', 'Bright'],
    },
  })
  const { id: mediaId } = await app.db
    .insertInto('media')
    .values({
      key: randomBytes(11).toString('hex'),
      owner_id: post.authorId,
      kind: 'image',
      state: 'ready',
      width: 1,
      height: 1,
      bytes: 1,
      placeholder: '',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const makeInvitation = async () => {
    const member = await app.signIn('member')
    await author.call(updateArticle, { params, body: { coAuthors: ['member-1000'] } })
    return { id: article.id, member }
  }
  return {
    article,
    post,
    mediaId,
    olderRevisionId: first.revisionId,
    suggestion,
    comment,
    makeSeries: async (): Promise<number> => {
      await author.call(updateArticle, { params, body: { series: `The sky ${article.id}` } })
      const [series] = (await author.call(listMySeries)).items
      return series?.id ?? 0
    },
    makeInvitation,
    makeCoAuthor: async (): Promise<number> => {
      const { member } = await makeInvitation()
      await member.call(answerInvitation, { params, body: { isAccepted: true } })
      return article.id
    },
    makeDeletedArticle: async (): Promise<number> => {
      await author.call(deleteArticle, { params })
      return article.id
    },
    makeDeletedPost: async (): Promise<number> => {
      await author.call(deletePagePost, { params: { id: String(post.id) } })
      return post.id
    },
    reportArticle: async (): Promise<number> => {
      await helper.call(reportObject, {
        body: { objectType: 'article', objectId: article.id, reason: 'spam' },
      })
      return article.id
    },
    makeDeletedComment: async (): Promise<number> => {
      await author.call(deleteComment, { params: { id: String(comment.id) } })
      return comment.id
    },
  }
}
export type Subjects = Awaited<ReturnType<typeof makeSubjects>>

/** The value in a path where no subject is needed. */
export const SAMPLE_PARAMS: Record<string, string> = {
  categoryId: 'science',
  objectType: 'article',
  kind: 'article',
  key: 'new',
}
