import { Suspense, useState, type ReactNode } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { navigate } from '../platform/location.ts'

const parts = async () => import('./officer-acts.ts')
const RemoveItem = lazyComponent(async () => (await parts()).RemoveItem)
const RemoveDialog = lazyComponent(async () => (await parts()).RemoveDialog)

/** An officer's way to take a post down from its own page; afterwards they are back in the guild. */
export function useRemoval(post: PagePost, isOfficer: boolean): { item?: ReactNode; dialog?: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const { guildId } = post
  if (!isOfficer || guildId === null) return {}
  return {
    item: (
      <Suspense>
        <RemoveItem onSelect={() => setOpen(true)} />
      </Suspense>
    ),
    dialog: isOpen && (
      <Suspense>
        <RemoveDialog
          guildId={guildId}
          post={post}
          onRemoved={() => navigate(`/guild/${guildId}`)}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
