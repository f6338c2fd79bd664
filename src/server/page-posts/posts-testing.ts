import type { BodyOf } from '../../contract/endpoint.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { createPagePost, type PagePost } from '../../contract/page-posts.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { uploadPhoto } from './upload-testing.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

/** A discussion by default. A site with `rateLimitScale: 1000` lets tests write many. */
export function writePost(
  client: TestClient,
  overrides: Partial<BodyOf<typeof createPagePost>> = {},
): Promise<PagePost> {
  const body = { type: 'discussion', title: 'What do you see tonight?', ...overrides } as const
  return client.call(createPagePost, { body })
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

/** Every value under a key, however deep. */
export function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : valuesOf(key, inner)))
}

/** The fields of an ordinary public post; tests name only what differs. */
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
  authorHonor: null,
  isVotingEnabled: false,
  votingQuestion: null,
  votingOptions: [],
  votingEndsAt: null,
  votingResults: null,
  votingTotal: 0,
  votingCounts: null,
  state: 'published',
  guildId: null,
  guildName: null,
  guildBannerColor: null,
} as const
