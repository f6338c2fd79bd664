import type { DemoComment } from './thread.ts'

/** A comment and what was answered to it. */
export const say = (by: number, text: string, ...replies: DemoComment[]): DemoComment => ({
  by,
  text,
  replies,
})
