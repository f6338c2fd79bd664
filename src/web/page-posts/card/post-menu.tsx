import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Eye, EyeOff, Flag, PenLine, Trash2, UserMinus, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PagePost, PagePostMarks } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { usePersonItems } from '../../blocks/public.ts'
import { CommentsSwitch } from '../../comments/public.ts'
import { useFollow } from '../../follows/public.ts'
import { holding } from '../../platform/content-cache.ts'
import { EditPostDialog } from '../../page-composer/public.ts'
import { useText } from '../../platform/language.tsx'
import { useReport } from '../../reports/public.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { changePost } from '../post-cache.ts'
import { usePostTrash } from '../use-post-trash.ts'
import { leavePost } from './leave-post.ts'
import { messages } from './messages.ts'
import { useMarkNsfw } from './use-mark-adult.ts'

interface PostMenuProps {
  post: PagePost
  marks: PagePostMarks
  /** What the place it stands in adds. */
  items?: ReactNode
}

/** Everything that is not reading. */
export function PostMenu({ post, marks, items }: PostMenuProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const trash = usePostTrash(post)
  const markNsfw = useMarkNsfw(post.id)
  const [isEditing, setEditing] = useState(false)
  const { authorId } = post
  const follow = useFollow(authorId ?? 0, marks.isFollowing)
  const isOwn = user !== null && user.id === authorId
  const name = post.authorName ?? t('formerMember')
  const report = useReport('page-post', post.id, {
    guildId: post.guildId,
    person: authorId === null ? null : { id: authorId, name },
  })
  const person = usePersonItems(isOwn ? null : authorId, name)
  // Of one's own post nothing is offered until the server has said what may be done with it.
  const isEmpty = isOwn && !marks.canEdit && !marks.canDelete && items === undefined
  if (post.state === 'deleted' || isEmpty) return null
  return (
    <>
      <Menu label={t('more', { name })} trigger={<Ellipsis />} align="end" shortcuts="e !">
        {marks.canEdit && (
          <MenuItem icon={<PenLine />} shortcut="e" onSelect={() => setEditing(true)}>
            {t('edit')}
          </MenuItem>
        )}
        {!isOwn && authorId !== null && (
          <MenuItem icon={follow.isFollowing ? <UserMinus /> : <UserPlus />} onSelect={follow.toggle}>
            {t(follow.isFollowing ? 'unfollow' : 'follow', { name })}
          </MenuItem>
        )}
        {!isOwn && (
          <MenuItem icon={<Flag />} shortcut="!" onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        {person.items}
        {marks.canMarkNsfw && !isOwn && (
          <MenuItem icon={post.isNsfw ? <Eye /> : <EyeOff />} onSelect={() => markNsfw(!post.isNsfw)}>
            {t(post.isNsfw ? 'unmarkNsfw' : 'markNsfw')}
          </MenuItem>
        )}
        {post.state === 'published' && (marks.canEdit || marks.canDelete) && (
          <CommentsSwitch objectType="page-post" objectId={post.id} />
        )}
        {items}
        {marks.canDelete && (
          <>
            <MenuSeparator />
            <MenuItem
              icon={<Trash2 />}
              tone="destructive"
              onSelect={() => {
                leavePost(post.id)
                trash.remove()
              }}
            >
              {t('delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {report.dialog}
      {follow.wall}
      {person.dialog}
      {isEditing && (
        <EditPostDialog
          post={post}
          marks={marks}
          onSaved={(saved) => {
            changePost(client, post.id, saved)
            void client.invalidateQueries(holding('marks', { type: 'page-post', id: post.id }))
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
