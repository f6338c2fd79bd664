import { createPagePostComment, likeComment } from '../../contract/comments.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { likeGuildPost, removeGuildPost } from '../../contract/guild-posts.ts'
import { deletePagePost, updatePagePost, type PagePost } from '../../contract/page-posts.ts'
import { chooseThread } from '../../contract/notifications.ts'
import { votePagePost } from '../../contract/votes.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { TestApp } from '../testing/test-app.ts'
import { at, ban, kick, makeGuild, postIn, type Person } from './guild-posts-testing.ts'
import { uploadPicture } from './pictures-testing.ts'

/** In every text that is said inside. */
export const SECRET = 'moonpetal'
/** The name of somebody who is in it. Everybody may know them, and nobody that they are in it. */
export const NAME = 'Zinniavelle'
/** What everybody may know of the guild. */
export const GUILD = 'Lanternkeepers'

export interface Room {
  guild: { id: number }
  posts: PagePost[]
  /** Of the first post. */
  commentId: number
  mediaUrl: string
  owner: Person
  officer: Person
  member: Person
  quiet: Person
  stranger: Person
  kicked: Person
  banned: Person
}

/** People, and a guild that is theirs; nothing is said in it yet. */
export async function openRoom(app: TestApp): Promise<Omit<Room, 'posts' | 'commentId' | 'mediaUrl'>> {
  const owner = await app.signIn('owner')
  const officer = await app.signIn('officer')
  const member = await app.signIn('member')
  const quiet = await app.signIn(NAME)
  const stranger = await app.signIn('stranger')
  const [kicked, banned] = [await app.signIn('kicked'), await app.signIn('banned')]
  const guild = await makeGuild(app, {
    owner,
    officers: [officer],
    members: [member, quiet, kicked, banned],
    isPrivate: true,
    name: GUILD,
    description: 'We keep lanterns',
    rules: [{ title: `No ${SECRET}`, text: `Never say ${SECRET}` }],
  })
  await app.db.updateTable('guild_members').set({ rules_accepted_at: app.clock.now() }).execute()
  return { guild, owner, officer, member, quiet, stranger, kicked, banned }
}

/** They talk, name each other, vote, like and save; then one is removed and one is banned. */
export async function talk(app: TestApp, room: Awaited<ReturnType<typeof openRoom>>): Promise<Room> {
  const { guild, owner, officer, member, quiet, kicked, banned } = room
  const everybody = [member, quiet, kicked, banned]
  const first = await postIn(owner, guild, {
    title: `A ${SECRET}`,
    content: `The ${SECRET} for @member-1000 @kicked-1000 @banned-1000 @stranger-1000`,
    isVotingEnabled: true,
    votingQuestion: `Which ${SECRET}?`,
    votingOptions: [`Red ${SECRET}`, `Blue ${SECRET}`],
    votingDays: 1,
    votingResults: 'always',
  })
  const mediaId = await uploadPicture(app, owner)
  const photo = await postIn(owner, guild, { type: 'photo', title: SECRET, mediaId, mediaAlt: SECRET })
  const adult = await postIn(owner, guild, { title: `An adult ${SECRET}`, isNsfw: true })
  for (const person of everybody) {
    await person.call(likeGuildPost, { params: at(first), body: { isLike: true } })
    await person.call(votePagePost, { params: at(first), body: { option: 0 } })
    await person.call(setBookmark, {
      params: { objectType: 'page-post', objectId: String(first.id) },
      body: {},
    })
    await person.call(chooseThread, {
      params: { type: 'page-post', id: String(first.id) },
      body: { choice: 'following' },
    })
    await person.call(createPagePostComment, { params: at(first), body: { text: 'I am here' } })
  }
  const said = await owner.call(createPagePostComment, {
    params: at(first),
    body: { text: `My ${SECRET}, @kicked-1000 @banned-1000 @member-1000 @stranger-1000` },
  })
  for (const person of everybody) await person.call(likeComment, { params: at(said), body: { isLike: true } })
  app.clock.advance(30 * MINUTE_MS)
  await owner.call(updatePagePost, {
    params: at(first),
    body: { content: `More of the ${SECRET} for @kicked-1000` },
  })
  const removed = await postIn(member, guild, { title: `A ${SECRET} too many` })
  await officer.call(removeGuildPost, {
    params: { id: String(guild.id), postId: String(removed.id) },
    body: { reason: `Too much ${SECRET}` },
  })
  const left = await postIn(kicked, guild, { title: 'I was here' })
  await member.call(createPagePostComment, { params: at(left), body: { text: `With ${SECRET}` } })
  await app.settle()
  await kick(app, guild, kicked)
  await ban(app, guild, banned)
  // What its author deletes afterwards is in their trash, and what others said about it is not.
  await kicked.call(deletePagePost, { params: at(left) })
  return {
    ...room,
    posts: [first, photo, adult, removed, left],
    commentId: said.id,
    mediaUrl: photo.media?.sources.at(-1)?.url ?? '',
  }
}
