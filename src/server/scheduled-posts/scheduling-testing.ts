import type { BodyOf } from '../../contract/endpoint.ts'
import type { createPagePost } from '../../contract/page-posts.ts'
import * as contract from '../../contract/scheduled-posts.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
export const inHours = (app: TestApp, hours: number): string =>
  addMs(app.clock.now(), hours * HOUR_MS).toISOString()

type PostBody = BodyOf<typeof createPagePost>

/** A discussion that is published in two hours, unless told otherwise. */
export function schedule(
  app: TestApp,
  client: TestClient,
  { hours = 2, ...post }: Partial<PostBody> & { hours?: number } = {},
) {
  const body = {
    post: { type: 'discussion' as const, title: 'The sky of tomorrow', ...post },
    publishAt: inHours(app, hours),
  }
  return client.call(contract.schedulePost, { body })
}

export const waitingOf = async (client: TestClient) => (await client.call(contract.listScheduledPosts)).items

export async function runJobs(app: TestApp): Promise<void> {
  while ((await app.jobs.runDue()) > 0);
}
