import type { Language } from '../../../contract/messages.ts'
import type { DemoPost } from './post-types.ts'
import { POSTS_EN } from './posts-en.ts'
import { POSTS_ID } from './posts-id.ts'
import { POSTS_MY } from './posts-my.ts'

/** What was written for Page, the oldest first. */
export const DEMO_POSTS: (DemoPost & { language: Language })[] = [
  ...POSTS_EN.map((post) => ({ ...post, language: 'en' as const })),
  ...POSTS_ID.map((post) => ({ ...post, language: 'id' as const })),
  ...POSTS_MY.map((post) => ({ ...post, language: 'my' as const })),
].toSorted((one, other) => other.hours - one.hours)
