import type { BodyOf } from '../../contract/endpoint.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { createPagePost, type PagePost } from '../../contract/page-posts.ts'
import { BOUNDARY, formOf, plainImage, upload, type Part } from '../media/media-testing.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

/** A discussion, unless told otherwise. A site of `rateLimitScale: 1000` lets tests write many. */
export function writePost(
  client: TestClient,
  overrides: Partial<BodyOf<typeof createPagePost>> = {},
): Promise<PagePost> {
  const body = { type: 'discussion', title: 'What do you see tonight?', ...overrides } as const
  return client.call(createPagePost, { body })
}

/** An uploaded picture that nothing shows yet. */
export async function uploadPhoto(app: TestApp, client: TestClient, colour = '#2266cc'): Promise<number> {
  const bytes = await plainImage(40, 30, colour).jpeg().toBuffer()
  const { status, body } = await upload(app, client, bytes)
  if (status !== 200) throw new Error(`The photo was refused: ${body.message}`)
  return body.id
}

export async function writePhoto(
  app: TestApp,
  client: TestClient,
  overrides: Partial<BodyOf<typeof createPagePost>> = {},
): Promise<PagePost> {
  const mediaId = await uploadPhoto(app, client)
  return writePost(client, { type: 'photo', title: 'Dawn', mediaId, mediaAlt: 'A red sky', ...overrides })
}

/** The same browser, after "Yes, I am 18 or older". */
export async function consented<C extends TestClient>(client: C): Promise<C> {
  await client.call(giveNsfwConsent)
  return client
}

export async function makeUnderAge(app: TestApp, userId: number): Promise<void> {
  const birth_year = app.clock.now().getUTCFullYear() - 15
  await app.db.updateTable('users').set({ birth_year }).where('id', '=', userId).execute()
}

/** A post sent as a form. */
export async function sendForm(app: TestApp, client: TestClient, parts: Part[]) {
  const response = await app.http.inject({
    method: 'POST',
    url: createPagePost.path,
    remoteAddress: client.ip,
    payload: formOf(parts),
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'sec-fetch-site': 'same-origin',
      'x-language': client.language,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  return { status: response.statusCode, body: response.json<PagePost & ErrorBody>() }
}

export const field = (name: string, bytes: string): Part => ({ field: name, fileName: null, bytes })

/** Every value under a key, however deep. */
export function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : valuesOf(key, inner)))
}

/** What an ordinary public post has; tests say only what differs. */
export const PLAIN = {
  content: '',
  nodes: [],
  mediaUrl: null,
  mediaType: null,
  media: null,
  isNsfw: false,
  isRedacted: false,
  placeholder: null,
  likes: 0,
  comments: 0,
  editedAt: null,
  authorProfileUrl: null,
  isVotingEnabled: false,
  votingQuestion: null,
  votingOptions: [],
  votingEndsAt: null,
  votingResults: null,
  votingTotal: 0,
  votingCounts: null,
  state: 'published',
} as const
