import { randomBytes } from 'node:crypto'
import type { BodyOf } from '../../contract/endpoint.ts'
import { createPagePost, type PagePost } from '../../contract/page-posts.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

type PostBody = BodyOf<typeof createPagePost>
export type TestWriter = TestClient & { userId: number }

/** A discussion; a new account writes five posts on its first day, `rateLimitScale: 1000` lets tests write more. */
export function writePost(client: TestClient, overrides: Partial<PostBody> = {}): Promise<PagePost> {
  const body = { type: 'discussion', title: 'Which sky do you have?', ...overrides } satisfies PostBody
  return client.call(createPagePost, { body })
}

/** A post with an upload that exists only as a row: nothing was sent, and no file is served. */
export async function writeMediaPost(
  app: TestApp,
  writer: TestWriter,
  type: 'photo' | 'video',
  overrides: Partial<PostBody> = {},
): Promise<PagePost> {
  const { id } = await app.db
    .insertInto('media')
    .values({
      key: randomBytes(11).toString('hex'),
      owner_id: writer.userId,
      kind: type === 'photo' ? 'image' : 'video',
      state: 'ready',
      width: 1600,
      height: 1200,
      bytes: 1,
      placeholder: PLACEHOLDER,
      ...(type === 'video' && { format: 'mp4', duration_ms: 12_400, has_poster: true }),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return writer.call(createPagePost, { body: { type, mediaId: id, ...overrides } })
}

/** A brown spot. */
const PLACEHOLDER =
  'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAYABUB8JYgCdAGgAAD+0MqMJpJzKv75oAAA'
