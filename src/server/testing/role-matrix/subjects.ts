import { randomBytes } from 'node:crypto'
import { createSuggestion } from '../../../contract/article-history.ts'
import { createAnswer, deleteAnswer } from '../../../contract/answers.ts'
import { createArticle, deleteArticle, updateArticle } from '../../../contract/articles.ts'
import { answerInvitation } from '../../../contract/co-authors.ts'
import { createArticleComment, deleteComment } from '../../../contract/comments.ts'
import { startIqTest } from '../../../contract/iq.ts'
import { createDraftLink } from '../../../contract/draft-links.ts'
import { createSavedView } from '../../../contract/explore.ts'
import { createPagePost, deletePagePost } from '../../../contract/page-posts.ts'
import { createQuestion, deleteQuestion } from '../../../contract/questions.ts'
import { reportObject } from '../../../contract/reports.ts'
import { listMySeries } from '../../../contract/series.ts'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import type { TestApp } from '../test-app.ts'
import { makeCollection } from './collection-subjects.ts'
import { makeGuild } from './guild-subjects.ts'
import { makeMessage } from './message-subjects.ts'
import { makeModeration } from './moderation-subjects.ts'

const TEXT = 'Stars are born in clouds of gas and dust. It takes some millions of years, and then they shine.'

/** Which subjects a request is about: it is tried with an object that has everything. */
export function subjectsIn(request: (subjects: Subjects) => unknown): ReadonlySet<string> {
  const named = new Set<string>()
  const anything: object = new Proxy(() => {}, {
    // No promise, so what is awaited is there at once; where a text or number is asked for, it is one.
    get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '1' : anything),
    apply: () => anything,
  })
  void request(new Proxy({}, { get: (_, key) => (named.add(String(key)), anything) }) as Subjects)
  return named
}

const WITHOUT_ARTICLE = new Set([
  'post',
  'makeDeletedPost',
  'makeScheduledPost',
  'mediaId',
  'message',
  'group',
  'makeMessageReport',
  'guild',
  'makeGuildPost',
  'makeDeletedGuild',
  'makeOfferedGuild',
  'makeAbandonedGuild',
  'question',
  'answer',
  'makeDeletedQuestion',
  'makeDeletedAnswer',
  'collection',
  'row',
  'rowSuggestion',
  'makeDeletedCollection',
  'makeRemovedRow',
  'startIqTests',
  'savedViewId',
  'makeProposal',
  'makeOwnAction',
  'makeOpenAppeal',
])

/**
 * Subjects of one author that the requests of the role matrix are about, made again for each of them. Only those that
 * are named: to make all of them takes longer than most requests.
 */
export async function makeSubjects(app: TestApp, named?: ReadonlySet<string>): Promise<Subjects> {
  const isNamed = (...names: string[]): boolean =>
    named === undefined || names.some((name) => named.has(name))
  const isOfArticle = named === undefined || [...named].some((name) => !WITHOUT_ARTICLE.has(name))
  return {
    ...(isOfArticle && (await makeArticle(app, isNamed))),
    ...(isNamed('post', 'makeDeletedPost') && (await makePost(app))),
    ...(isNamed('question', 'answer', 'makeDeletedQuestion', 'makeDeletedAnswer') &&
      (await makeQuestion(app))),
    ...(isNamed('collection', 'row', 'rowSuggestion', 'makeDeletedCollection', 'makeRemovedRow') &&
      (await makeCollection(app))),
    ...(isNamed('startIqTests') && { startIqTests: () => startIqTests(app) }),
    ...(isNamed('makeScheduledPost') && { makeScheduledPost: () => insertScheduledPost(app) }),
    ...(isNamed('savedViewId') && { savedViewId: await makeSavedView(app) }),
    ...(isNamed('makeProposal', 'makeOwnAction', 'makeOpenAppeal') && (await makeModeration(app))),
    ...(isNamed('mediaId') && { mediaId: await insertMedia(app) }),
    ...(isNamed('message', 'group', 'makeMessageReport') && (await makeMessage(app))),
    ...(isNamed('guild', 'makeGuildPost', 'makeDeletedGuild', 'makeOfferedGuild', 'makeAbandonedGuild') &&
      (await makeGuild(app))),
  } as Subjects
}

export type Subjects = Required<Awaited<ReturnType<typeof makeArticle>>> &
  Awaited<ReturnType<typeof makePost>> &
  Awaited<ReturnType<typeof makeQuestion>> &
  Awaited<ReturnType<typeof makeCollection>> &
  Awaited<ReturnType<typeof makeMessage>> &
  Awaited<ReturnType<typeof makeModeration>> &
  Awaited<ReturnType<typeof makeGuild>> & {
    mediaId: number
    savedViewId: number
    startIqTests: () => Promise<number>
    makeScheduledPost: () => Promise<number>
  }

/** Everybody has started the reasoning test in the tab "the-first-tab"; the id of the author. */
async function startIqTests(app: TestApp): Promise<number> {
  const author = await app.signIn('author')
  const others = [
    await app.signIn('member'),
    await app.signIn('moderator', 'moderator'),
    await app.signIn('operator', 'operator'),
  ]
  for (const client of [author, ...others])
    await client.call(startIqTest, { body: { consent: true, tab: 'the-first-tab' } })
  return author.userId
}

async function makeArticle(app: TestApp, isNamed: (...names: string[]) => boolean) {
  const author = await app.signIn('author')
  const helper = await app.signIn('helper')
  const first = await author.call(createArticle, {
    body: { title: 'The birth of stars', content: TEXT, language: 'en', categories: ['astronomy'] },
  })
  const params = { id: String(first.id) }
  const article = isNamed('olderRevisionId')
    ? await author.call(updateArticle, {
        params,
        body: { content: `${TEXT} For a long time.`, baseRevisionId: first.revisionId },
      })
    : first
  const suggestion = isNamed('suggestion')
    ? await helper.call(createSuggestion, {
        params,
        body: {
          title: article.title,
          content: `${TEXT} For a very long time.`,
          summary: 'Very',
          baseRevisionId: article.revisionId,
        },
      })
    : undefined
  // Always: the first comment of an article costs statements that the others do not.
  const comment = await author.call(createArticleComment, { params, body: { text: 'Who knew?' } })
  const makeInvitation = async () => {
    const member = await app.signIn('member')
    await author.call(updateArticle, { params, body: { coAuthors: ['member-1000'] } })
    return { id: article.id, member }
  }
  const makeDraft = async (): Promise<number> => {
    const { id } = await author.call(createArticle, {
      body: {
        title: 'Of stars to come',
        content: TEXT,
        language: 'en',
        categories: ['astronomy'],
        isDraft: true,
      },
    })
    return id
  }
  return {
    article,
    makeDraft,
    makeDraftLink: async (): Promise<string> => {
      const draft = { id: String(await makeDraft()) }
      return (await author.call(createDraftLink, { params: draft })).token
    },
    olderRevisionId: first.revisionId,
    ...(suggestion && { suggestion }),
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

async function makePost(app: TestApp) {
  const author = await app.signIn('author')
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
  return {
    post,
    makeDeletedPost: async (): Promise<number> => {
      await author.call(deletePagePost, { params: { id: String(post.id) } })
      return post.id
    },
  }
}

/** A question of the author with an answer of their own. */
async function makeQuestion(app: TestApp) {
  const author = await app.signIn('author')
  const question = await author.call(createQuestion, {
    body: { title: 'Why is the night sky dark?', category: 'astronomy', language: 'en' },
  })
  const params = { id: String(question.id) }
  const answer = await author.call(createAnswer, {
    params,
    body: { content: 'It has not always been there.' },
  })
  return {
    question,
    answer,
    makeDeletedQuestion: async (): Promise<number> => {
      await author.call(deleteQuestion, { params })
      return question.id
    },
    makeDeletedAnswer: async (): Promise<number> => {
      await author.call(deleteAnswer, { params: { id: String(answer.id) } })
      return answer.id
    },
  }
}

/** A public view of Explore. */
async function makeSavedView(app: TestApp): Promise<number> {
  const author = await app.signIn('author')
  const state = { query: { type: 'article' as const }, columns: ['title' as const], kind: 'table' as const }
  const { id } = await author.call(createSavedView, { body: { name: 'Stars', isPublic: true, state } })
  return id
}

async function insertMedia(app: TestApp): Promise<number> {
  const { userId } = await app.signIn('author')
  const { id } = await app.db
    .insertInto('media')
    .values({
      key: randomBytes(11).toString('hex'),
      owner_id: userId,
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
  return id
}

/** The value in a path where no subject is needed. */
export const SAMPLE_PARAMS: Record<string, string> = {
  categoryId: 'science',
  objectType: 'article',
  kind: 'article',
  key: 'new',
  // As long as a term may be: one letter more is another address, and refused.
  term: 'stars'.repeat(20),
}

/** As often as it is asked for, whatever the plan says. */
async function insertScheduledPost(app: TestApp): Promise<number> {
  const author = await app.signIn('author')
  const { id } = await app.db
    .insertInto('scheduled_posts')
    .values({
      author_id: author.userId,
      body: JSON.stringify({ type: 'discussion', title: 'Tomorrow’s sky' }),
      publish_at: addMs(app.clock.now(), DAY_MS),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
