import { BookOpen, MessageSquare, Newspaper, PenLine, UsersRound, type LucideIcon } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from './messages.ts'
import type { TabProps } from './tab-props.ts'

const WAYS = {
  nothingYet: {
    Icon: BookOpen,
    to: '/create-article',
    label: 'write',
    text: 'nothingYetText',
    own: 'ownNothingYetText',
  },
  noArticles: {
    Icon: PenLine,
    to: '/create-article',
    label: 'write',
    text: 'noArticlesText',
    own: 'ownNoArticlesText',
  },
  noPosts: { Icon: Newspaper, to: '/page-create', label: 'post', text: 'noPostsText', own: 'ownNoPostsText' },
  noComments: {
    Icon: MessageSquare,
    to: '/trending',
    label: 'read',
    text: 'noCommentsText',
    own: 'ownNoCommentsText',
  },
  noFollowers: {
    Icon: UsersRound,
    to: '/create-article',
    label: 'write',
    text: 'noFollowersText',
    own: 'ownNoFollowersText',
  },
  noFollowing: {
    Icon: UsersRound,
    to: '/page',
    label: 'toPage',
    text: 'noFollowingText',
    own: 'ownNoFollowingText',
  },
} as const satisfies Record<
  string,
  { Icon: LucideIcon; to: string; label: string; text: string; own: string }
>

/** An empty part says what would be there; on one's own profile it offers one thing to do. */
export function Nothing({
  what,
  profile,
  isOwn,
}: Pick<TabProps, 'profile' | 'isOwn'> & { what: keyof typeof WAYS }) {
  const t = useText(messages)
  const { Icon, to, label, text, own } = WAYS[what]
  return (
    <EmptyState
      icon={<Icon />}
      title={t(isOwn && what === 'nothingYet' ? 'ownNothingYet' : what)}
      text={isOwn ? t(own) : t(text, { name: profile.name })}
      action={
        isOwn && (
          <LinkButton to={to} variant="primary">
            {t(label)}
          </LinkButton>
        )
      }
    />
  )
}
