import { authors, everybody, like, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { endpoints } from './endpoints.ts'

const ofGuild = ({ guild }: Subjects) => ({ params: { id: guild.id } })
/** A post of the author, in a guild that they own. */
const ofGuildPost = async ({ makeGuildPost }: Subjects) => {
  const { guildId, postId } = await makeGuildPost()
  return { params: { id: guildId, postId } }
}

export const roles: Record<keyof typeof endpoints, Row> = {
  listAllGuildPosts: everybody(200),
  listGuildPosts: everybody(200, ofGuild),
  createGuildPost: authors((subjects) => ({
    ...ofGuild(subjects),
    body: { type: 'discussion', title: 'What do you read tonight?' },
  })),
  likeGuildPost: members(async ({ makeGuildPost }) => ({
    params: { id: (await makeGuildPost()).postId },
    ...like,
  })),
  pinGuildPost: authors(ofGuildPost),
  unpinGuildPost: authors(ofGuildPost),
  removeGuildPost: authors(async (subjects) => ({
    ...(await ofGuildPost(subjects)),
    body: { reason: 'Not about books' },
  })),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listAllGuildPosts: 4,
  listGuildPosts: 6,
  createGuildPost: 17,
  likeGuildPost: 4,
  pinGuildPost: 8,
  unpinGuildPost: 6,
  removeGuildPost: 12,
}
