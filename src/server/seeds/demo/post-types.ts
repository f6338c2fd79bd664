import type { Film } from './films.ts'
import type { DemoScene } from './paintings.ts'
import type { DemoComment } from './thread.ts'

export interface DemoPost {
  /** The number of a person. */
  by: number
  /** Before the end of the seeded past. */
  hours: number
  title: string
  content: string
  photo?: [scene: DemoScene, number: number]
  film?: Film
  alt?: string
  poll?: { question: string; options: string[] }
  likes: number
  comments: DemoComment[]
}

export interface DemoGuildPost {
  /** The name of the guild. */
  guild: string
  /** The number of a person: whoever writes in a guild is in it. */
  by: number
  /** Before the end of the seeded past. */
  hours: number
  title: string
  content: string
  poll?: { question: string; options: string[] }
  likes: number
  comments: DemoComment[]
}
