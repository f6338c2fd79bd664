import { sql } from 'kysely'
import { createSuggestion } from '../../contract/article-history.ts'
import type { Article } from '../../contract/articles.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { createCollection, type Collection } from '../../contract/collections.ts'
import { createComment, type Comment } from '../../contract/comments.ts'
import { followUser } from '../../contract/follows.ts'
import { inviteToGuild, joinGuild } from '../../contract/guild-members.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import type { TestApp } from '../testing/test-app.ts'
import { writeArticle, WORDS } from '../testing/write-article.ts'
import { writePost, type TestWriter } from '../testing/write-post.ts'

/** One of two people who meet everywhere: what they wrote contains their word, which nobody else writes. */
export interface Somebody {
  client: TestWriter
  word: string
  article: Article
  post: PagePost
  collection: Collection
  /** On the article of a third person. */
  comment: Comment
  /** Their own, to which they have invited the other. */
  guildId: number
  /** Their public one, in which the others are too. */
  circleId: number
}

export interface Meeting {
  one: Somebody
  other: Somebody
  /** Both are in the guild of the third person. */
  third: { client: TestWriter; article: Article; guildId: number }
}

/** Two people and a third, who have written, commented, followed and saved so much that they are on every surface. */
export async function arrangeMeeting(app: TestApp): Promise<Meeting> {
  // Numbers that nobody has: what is looked for are people.
  await sql`select setval(pg_get_serial_sequence('guilds', 'id'), 1000)`.execute(app.db)
  const client = await app.signIn('citra')
  const article = await writeArticle(client, { title: 'An article of a third person' })
  const guildId = await insertGuild(app, { ownerId: client.userId })
  const one = await makeSomebody(app, 'alice', 'moonflower', article)
  const other = await makeSomebody(app, 'bela', 'sunflower', article)
  for (const [me, you] of [
    [one, other],
    [other, one],
  ] as const) {
    await follow(me.client, you)
    await me.client.call(inviteToGuild, {
      params: { id: String(me.guildId) },
      body: { userId: you.client.userId },
    })
    await me.client.call(joinGuild, { params: { id: String(guildId) }, body: {} })
    for (const { userId } of [you.client, client]) await insertMember(app, me.circleId, userId)
    await me.client.call(setBookmark, {
      params: { objectType: 'article', objectId: String(you.article.id) },
      body: {},
    })
  }
  await app.settle()
  app.clock.advance(15 * MINUTE_MS)
  return { one, other, third: { client, article, guildId } }
}

export const follow = (client: TestWriter, { client: { userId } }: Pick<Somebody, 'client'>) =>
  client.call(followUser, { params: { id: String(userId) } })

async function makeSomebody(app: TestApp, name: string, word: string, about: Article): Promise<Somebody> {
  const client = await app.signIn(name)
  const article = await writeArticle(client, {
    title: `About the ${word}`,
    content: `${WORDS} As the ${word} does.`,
    tags: ['flower'],
  })
  const post = await writePost(client, { title: `Have you seen the ${word}?` })
  const collection = await client.call(createCollection, {
    body: {
      title: `Kinds of ${word}`,
      category: 'science',
      language: 'en',
      columns: [{ label: 'Name', type: 'text' }],
      csv: `Name\nA ${word}\n`,
    },
  })
  const comment = await client.call(createComment, {
    body: { objectType: 'article', objectId: about.id, text: `It reminds me of the ${word}.` },
  })
  await client.call(createSuggestion, {
    params: { id: String(about.id) },
    body: {
      title: about.title,
      content: `${WORDS} And the ${word}.`,
      summary: `The ${word}`,
      baseRevisionId: about.revisionId,
    },
  })
  const guildId = await insertGuild(app, { ownerId: client.userId, isPrivate: true })
  const circleId = await insertGuild(app, { ownerId: client.userId, name: `Circle of ${name}` })
  return { client, word, article, post, collection, comment, guildId, circleId }
}
