import { retractVote, votePagePost } from '../../contract/votes.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

export const vote = (client: TestClient, post: { id: number }, option: number) =>
  client.call(votePagePost, { params: at(post), body: { option } })
export const tryVote = (client: TestClient, post: { id: number | string }, option: unknown = 0) =>
  client.attempt(votePagePost, { params: { id: post.id }, body: { option } })
export const retract = (client: TestClient, post: { id: number }) =>
  client.call(retractVote, { params: at(post) })
export const tryRetract = (client: TestClient, post: { id: number | string }) =>
  client.attempt(retractVote, { params: { id: post.id } })

/** The stored counts, and the same counted again from the votes. */
export async function talliesOf({ db }: TestApp, { id }: { id: number }) {
  const poll = await db
    .selectFrom('polls')
    .select(['options', 'counts'])
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow()
  const votes = await db
    .selectFrom('poll_votes')
    .select(['option', 'weight'])
    .where('post_id', '=', id)
    .execute()
  const counters = await db
    .selectFrom('object_counters')
    .select('attention')
    .where((eb) => eb.and({ object_type: 'page-post', object_id: id }))
    .executeTakeFirst()
  return {
    stored: { counts: poll.counts, attention: counters?.attention ?? 0 },
    recounted: {
      counts: poll.options.map((_, option) => votes.filter((each) => each.option === option).length),
      attention: votes.reduce((sum, { weight }) => sum + 2 * weight, 0),
    },
  }
}
