import { Pin, PinOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GuildDetail } from '../../contract/guilds.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { useUser } from '../auth/public.ts'
import { PostCard } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { messages } from './messages.ts'
import { RemoveItem } from './remove-item.tsx'
import { usePin } from './use-pin.ts'

const RemoveDialog = lazyComponent(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

interface GuildPostRowProps {
  guild: GuildDetail
  post: PagePost
  isPinned: boolean
  isFirst: boolean
}

/** A post in its guild, with what officers may do to it. */
export function GuildPostRow({ guild, post, isPinned, isFirst }: GuildPostRowProps) {
  const t = useText(messages)
  const { user } = useUser()
  const [isRemoving, setRemoving] = useState(false)
  const pin = usePin(guild.id, post.id)
  const role = guild.standing?.role ?? null
  const isOfficer = role === 'owner' || role === 'officer'
  // One's own is deleted like any other post.
  const canRemove = isOfficer && post.authorId !== user?.id
  const items = isOfficer ? (
    <>
      <MenuSeparator />
      <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onSelect={() => pin(!isPinned)}>
        {t(isPinned ? 'unpin' : 'pin')}
      </MenuItem>
      {canRemove && <RemoveItem onSelect={() => setRemoving(true)} />}
    </>
  ) : undefined
  return (
    <>
      {isPinned && (
        <p className="flex items-center gap-2 mb-2 pl-13 max-md:pl-0 text-quiet text-sm font-semibold icons-4">
          <Pin aria-hidden="true" />
          {t('pinned')}
        </p>
      )}
      <PostCard post={post} isFirst={isFirst} hidesGuild menuItems={items} />
      {isRemoving && (
        <Suspense>
          <RemoveDialog guildId={guild.id} post={post} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </>
  )
}
