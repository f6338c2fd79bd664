import type { Language } from '../../../contract/messages.ts'
import type { DemoScene } from './paintings.ts'
import { POSTS_EN } from './posts-en.ts'
import { POSTS_ID } from './posts-id.ts'
import { POSTS_MY } from './posts-my.ts'
import type { DemoComment } from './thread.ts'

export interface DemoPost {
  /** The number of a person. */
  by: number
  /** Before the end of the seeded past. */
  hours: number
  title: string
  content: string
  /** A photo shows a scene; the clip is the one that is there. */
  photo?: [scene: DemoScene, number: number]
  isVideo?: true
  alt?: string
  poll?: { question: string; options: string[] }
  likes: number
  comments: DemoComment[]
}

/** What was written for Page, the oldest first. */
export const DEMO_POSTS: (DemoPost & { language: Language })[] = [
  ...POSTS_EN.map((post) => ({ ...post, language: 'en' as const })),
  ...POSTS_ID.map((post) => ({ ...post, language: 'id' as const })),
  ...POSTS_MY.map((post) => ({ ...post, language: 'my' as const })),
].toSorted((one, other) => other.hours - one.hours)
