/** What everybody sees of a person, in the order of its tabs. */
export const PUBLIC_TABS = [
  'overview',
  'articles',
  'posts',
  'qa',
  'guilds',
  'comments',
  'badges',
  'followers',
  'following',
] as const
/** What only they see, on /profile. */
export const PRIVATE_TABS = ['drafts', 'bookmarks', 'honor', 'uploads', 'tasks'] as const
export type PublicTab = (typeof PUBLIC_TABS)[number]
export type PrivateTab = (typeof PRIVATE_TABS)[number]
export type Tab = PublicTab | PrivateTab

/** The choice stands in the address; what makes no sense there is as if it were not. */
export function readTab(query: URLSearchParams, isOwn: boolean): Tab {
  const wanted = query.get('tab')
  const own: readonly Tab[] = isOwn ? PRIVATE_TABS : []
  return [...PUBLIC_TABS, ...own].find((tab) => tab === wanted) ?? 'overview'
}

export const isPrivate = (tab: Tab): tab is PrivateTab => PRIVATE_TABS.some((name) => name === tab)

export function pathOfTab(base: string, tab: Tab): string {
  return tab === 'overview' ? base : `${base}?tab=${tab}`
}
