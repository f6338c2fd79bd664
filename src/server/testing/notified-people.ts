import { likeArticle } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import type { Channels } from '../../contract/notifications.ts'
import { insertArticle, type ArticleRow } from './insert-article.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

type Member = TestClient & { userId: number }

/** Somebody who wants likes told on these channels. */
export async function listener(
  app: TestApp,
  name: string,
  channels: Partial<Channels>,
  language: Language = 'en',
): Promise<Member> {
  const member = await app.signIn(name)
  await app.db.updateTable('users').set({ language }).where('id', '=', member.userId).execute()
  await app.db
    .insertInto('notification_channels')
    .values({ user_id: member.userId, type: 'like', in_app: true, mail: false, push: false, ...channels })
    .execute()
  return member
}

/** Somebody likes an article of the author: the author has something to be told of. */
export async function likeSomething(
  app: TestApp,
  author: Member,
  liker: TestClient,
  row: Partial<ArticleRow> = {},
): Promise<number> {
  const { id } = await insertArticle(app, { authorId: author.userId, ...row })
  await liker.call(likeArticle, { params: { id: String(id) }, body: { isLike: true } })
  await app.settle()
  return id
}

/** Runs what is due now, and what that makes due. */
export async function runJobs(app: TestApp): Promise<void> {
  while ((await app.jobs.runDue()) > 0);
}

export async function setSettings(
  app: TestApp,
  { userId }: { userId: number },
  values: {
    is_on?: boolean
    has_digest?: boolean
    time_zone?: string
    quiet_from?: number
    quiet_until?: number
  },
): Promise<void> {
  await app.db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
