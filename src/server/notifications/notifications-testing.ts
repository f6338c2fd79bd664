import { likeArticle } from '../../contract/articles.ts'
import {
  listNotifications,
  readNotifications,
  type Notification,
  type NotificationFilter,
} from '../../contract/notifications.ts'
import { likePagePost } from '../../contract/page-posts.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

export const like = (client: TestClient, article: { id: number }, isLike = true) =>
  client.call(likeArticle, { params: at(article), body: { isLike } })
export const likePost = (client: TestClient, post: { id: number }, isLike = true) =>
  client.call(likePagePost, { params: at(post), body: { isLike } })

/** What somebody is told, as they read it, when everything that was done is told. */
export async function told(app: TestApp, client: TestClient, filter?: NotificationFilter) {
  await app.settle()
  const { items, unread } = await client.call(listNotifications, { query: filter ? { filter } : {} })
  return { items, unread, sentences: items.map(sentenceOf) }
}

export const sentenceOf = ({ sentence }: Pick<Notification, 'sentence'>): string =>
  sentence.map(({ text }) => text).join('')

export const markRead = (client: TestClient, items?: { id: number }[]) =>
  client.call(readNotifications, { body: { ids: items?.map(({ id }) => id) ?? null } })

/** What a person's stream was told, the earliest first. */
export async function eventsOf({ db }: TestApp, { userId }: { userId: number }) {
  const rows = await db
    .selectFrom('stream_events')
    .select('data')
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data as { unread: number; isNews: boolean })
}

/** The same follow-ups again, as after a crash. */
export async function tellAgain(app: TestApp): Promise<void> {
  const causes = await app.db.selectFrom('notification_causes').select(['source', 'subject']).execute()
  await app.db
    .insertInto('follow_ups')
    .values(causes.flatMap(({ source: kind, subject }) => [{ kind, subject }]))
    .execute()
  await app.settle()
}
