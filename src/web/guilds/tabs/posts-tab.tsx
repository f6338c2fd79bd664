import { GuildPosts } from '../../guild-posts/public.ts'
import { GuildSide } from '../page/guild-side.tsx'
import type { TabProps } from './tab-props.ts'

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
