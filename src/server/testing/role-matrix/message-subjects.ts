import { randomBytes } from 'node:crypto'
import { startConversation } from '../../../contract/conversations.ts'
import { followUser } from '../../../contract/follows.ts'
import { reportMessage } from '../../../contract/message-acts.ts'
import type { TestApp } from '../test-app.ts'

/** A message of the author to a helper, and a group of the two and another. */
export async function makeMessage(app: TestApp) {
  const author = await app.signIn('author')
  const [helper, other] = [await app.signIn('helper'), await app.signIn('other')]
  // They need no asking: a request takes a few messages only.
  for (const person of [helper, other])
    await person.call(followUser, { params: { id: String(author.userId) } })
  const start = (userIds: number[]) =>
    author.call(startConversation, {
      body: { userIds, key: randomBytes(11).toString('hex'), body: 'Have you seen the sky?' },
    })
  const { conversation: group } = await start([helper.userId, other.userId])
  const { message } = await start([helper.userId])
  return {
    message,
    group,
    makeMessageReport: async (): Promise<number> => {
      const params = { id: String(message.id) }
      await helper.call(reportMessage, { params, body: { reason: 'spam', consent: true } })
      const report = await app.db
        .selectFrom('message_reports')
        .select('id')
        .where('message_id', '=', message.id)
        .executeTakeFirstOrThrow()
      return report.id
    },
  }
}
