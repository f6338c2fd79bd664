import { GuildPosts } from '../../guild-posts/public.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import type { TabProps } from './tab-props.ts'

const GuildSide = deferHydration(async () => (await import('../page/guild-side.tsx')).GuildSide)

export function PostsTab({ guild }: TabProps) {
  return (
    <div className="side-columns pt-4">
      <div className="min-w-0 max-w-[744px]">
        <GuildPosts guild={guild} />
      </div>
      <GuildSide guild={guild} />
    </div>
  )
}
