import { likeGuildPost } from '../../contract/guild-posts.ts'
import { likePagePost, sharePagePost, type PagePost } from '../../contract/page-posts.ts'

/** A post as something to react to. Those of guilds take their likes under a path of their own. */
export const postSubject = ({ id, guildId }: Pick<PagePost, 'id' | 'guildId'>) =>
  ({
    type: 'page-post',
    id,
    like: guildId === null ? likePagePost : likeGuildPost,
    share: sharePagePost,
  }) as const
