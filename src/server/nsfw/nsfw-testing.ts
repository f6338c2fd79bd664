import { listPagePostComments } from '../../contract/comments.ts'
import { insertPost } from '../testing/insert-post.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'

/** An adult post of somebody else. */
export async function nsfwPost(app: TestApp): Promise<{ id: number }> {
  const author = await app.signIn('author')
  return insertPost(app, { authorId: author.userId, isNsfw: true, title: 'Not for everybody' })
}

/** The refusal of a direct request for an adult post. */
export async function readNsfw(
  client: TestClient,
  { id }: { id: number },
  options: RawOptions = {},
): Promise<{ status: number; code: string | undefined }> {
  const { status, body } = await client.attempt(listPagePostComments, { ...options, params: { id } })
  return { status, code: (body as { code?: string }).code }
}

export const SHOWN = { status: 200, code: undefined }
export const ASKED_FOR_CONSENT = { status: 403, code: 'consent_required' }
export const NOT_THERE = { status: 404, code: 'not_found' }
