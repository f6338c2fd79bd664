import { DEMO_GUILD_POSTS } from './guild-posts.ts'
import { DEMO_POSTS } from './posts.ts'
import { DEMO_TAKEN_DOWN } from './taken-down.ts'
import { demoGroups } from './read-articles.ts'
import { TABLE_TALK } from './table-talk.ts'
import type { DemoComment } from './thread.ts'

/** How many days ago each person of the demo was first heard of, at the latest. */
export async function firstDays(): Promise<Map<number, number>> {
  const first = new Map<number, number>()
  const note = (person: number, days: number) => first.set(person, Math.max(days, first.get(person) ?? 0))
  const noteAll = (comments: readonly DemoComment[], days: number) => {
    for (const { by, replies = [] } of comments) {
      note(by, days)
      noteAll(replies, days)
    }
  }
  for (const { versions, comments } of await demoGroups()) {
    for (const { author, days } of versions) note(author, days)
    noteAll(comments, versions[0]?.days ?? 0)
  }
  for (const { by, hours, comments } of [...DEMO_POSTS, ...DEMO_GUILD_POSTS]) {
    note(by, hours / 24)
    noteAll(comments, hours / 24)
  }
  for (const { hours, comments } of TABLE_TALK) noteAll(comments, hours / 24)
  for (const { by, hours } of DEMO_TAKEN_DOWN) note(by, hours / 24)
  // The first account was there before everybody.
  note(1, Math.max(...first.values()) + 5)
  return first
}
