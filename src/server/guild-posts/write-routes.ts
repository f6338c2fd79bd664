import * as contract from '../../contract/guild-posts.ts'
import type { Site } from '../content/content-type.ts'
import { getGuild } from '../guilds/public.ts'
import { acceptForms } from '../media/public.ts'
import { posting } from '../page-posts/public.ts'
import { serve } from '../platform/serve.ts'
import { serveLike } from '../reactions/public.ts'
import { admitPoster, pinPost, removePost, unpinPost } from './actions.ts'
import { guildPostCounter } from './metrics.ts'
import { refusePoster } from './rules.ts'

const DONE = { done: true } as const
const schema = contract.createGuildPost.body as NonNullable<typeof contract.createGuildPost.body>

export async function writingRoutes(site: Site): Promise<void> {
  await acceptForms(site, (scope, receive) =>
    serve(scope, contract.createGuildPost, async (context) => {
      const { db, viewer, now } = context
      const guild = await getGuild(db, Number(context.params.id), viewer)
      // Before anything is uploaded or read; whether the rules are ticked is known with the body.
      refusePoster(guild, { acceptsRules: true, now })
      const sent = { body: context.body, schema, receive }
      const post = await posting.receive(site, context, sent, ({ acceptsRules = false, ...body }) => {
        refusePoster(guild, { acceptsRules, now })
        const admit = (trx: typeof db) => admitPoster(trx, viewer, guild.id, { acceptsRules, now })
        const place = { guild: { id: guild.id, admit }, isNsfwByDefault: guild.isNsfw }
        return posting.publish(site, context, body, place)
      })
      guildPostCounter(site).inc({ result: 'published' })
      return post
    }),
  )

  serveLike(site, { endpoint: contract.likeGuildPost }, 'page-post', ({ guild }) => guild != null)

  serve(site, contract.pinGuildPost, async ({ db, viewer, params, now }) => {
    await pinPost(db, viewer, actOf(params), now)
    guildPostCounter(site).inc({ result: 'pinned' })
    return DONE
  })

  serve(site, contract.unpinGuildPost, async ({ db, viewer, params, now }) => {
    await unpinPost(db, viewer, actOf(params), now)
    return DONE
  })

  serve(site, contract.removeGuildPost, async ({ db, viewer, params, body: { reason }, now }) => {
    await removePost(db, viewer, { ...actOf(params), reason }, now)
    guildPostCounter(site).inc({ result: 'removed' })
    return DONE
  })
}

function actOf({ id, postId }: { id: string; postId: string }): { guildId: number; postId: number } {
  return { guildId: Number(id), postId: Number(postId) }
}
