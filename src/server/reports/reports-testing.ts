import { closeReports, reportObject, type ReportReason, type ReportVerdict } from '../../contract/reports.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type Member = TestClient & { userId: number }
interface Post {
  id: number
}

/** A site with an author and a moderator, and short ways to report their posts and to look at what that did. */
export async function reportsApp() {
  const app = await testApp()
  const author = await app.signIn('author')
  const mod = await app.signIn('mod', 'moderator')
  const bodyOf = ({ id }: Post) => ({ objectType: 'page-post', objectId: id }) as const

  /** Somebody whose account is so old, to the millisecond. */
  async function memberOf(name: string, ageMs: number): Promise<Member> {
    const member = await app.signIn(name)
    const created_at = new Date(app.clock.now().getTime() - ageMs)
    await app.db.updateTable('users').set({ created_at }).where('id', '=', member.userId).execute()
    return member
  }

  return {
    app,
    author,
    mod,
    memberOf,
    newPost: (isNsfw = false) => insertPost(app, { authorId: author.userId, isNsfw }),
    report: (client: TestClient, post: Post, reason: ReportReason) =>
      client.call(reportObject, { body: { ...bodyOf(post), reason } }),
    close: (client: TestClient, post: Post, verdict: ReportVerdict) =>
      client.attempt(closeReports, { body: { ...bodyOf(post), verdict, reason: 'We have looked at it.' } }),
    stateOf: async ({ id }: Post): Promise<string | undefined> => {
      const row = await app.db
        .selectFrom('page_posts')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.state
    },
    weightsOf: async ({ id }: Post): Promise<number[]> => {
      const rows = await app.db
        .selectFrom('reports')
        .select('weight')
        .where((eb) => eb.and({ object_type: 'page-post', object_id: id }))
        .orderBy('id')
        .execute()
      return rows.map(({ weight }) => weight)
    },
    logOf: async ({ id }: Post) => {
      const rows = await app.db
        .selectFrom('staff_log')
        .select(['actor', 'actor_id', 'action', 'details'])
        .where((eb) => eb.and({ object_type: 'page-post', object_id: id }))
        .orderBy('id')
        .execute()
      return rows.map(({ actor, actor_id, ...rest }) => ({ by: [actor, actor_id], ...rest }))
    },
  }
}
