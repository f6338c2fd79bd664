import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { createGuildPost } from '../../../contract/guild-posts.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { PostForm, type PostPlace } from '../../page-composer/public.ts'
import { ApiError, call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { messages } from './messages.ts'

/** The composer of page posts, with what the guild asks besides. Each guild has a draft of its own. */
export function GuildPostForm({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [isTicked, setTicked] = useState(false)
  // Asked once, they stay: the first post must not take the tick away from under its author.
  const [asksRules, setAsksRules] = useState(false)
  const needsRules = guild.standing?.hasAcceptedRules === false && (guild.rules?.length ?? 0) > 0
  if (needsRules && !asksRules) setAsksRules(true)
  const place: PostPlace = {
    draft: { kind: 'page-post', key: `guild-${guild.id}` },
    isNsfw: guild.isNsfw,
    create: async (body, key) => {
      try {
        const post = await call(createGuildPost, {
          params: { id: String(guild.id) },
          body: { ...body, ...(asksRules && { acceptsRules: isTicked }) },
          key,
        })
        void client.invalidateQueries(holding('guild'))
        return post
      } catch (error) {
        // The rules were changed meanwhile: they are fetched, and asked.
        if (error instanceof ApiError && 'acceptsRules' in error.fields)
          void client.invalidateQueries(holding('guild'))
        throw error
      }
    },
    postedText: t(guild.isPrivate ? 'postedPrivate' : 'postedText'),
    ...(asksRules && {
      rules: {
        heading: t('rules', { guild: guild.name }),
        lines: guild.rules ?? [],
        areAccepted: isTicked,
        onAccept: setTicked,
      },
    }),
  }
  return (
    <section className="composer relative rounded-card bg-surface" aria-label={t('label')}>
      <Suspense fallback={<CentredSpinner />}>
        <PostForm
          firstType="discussion"
          staysOpen={false}
          place={place}
          onPosted={({ id }) => navigate(`/page-post/${id}`)}
        />
      </Suspense>
    </section>
  )
}
