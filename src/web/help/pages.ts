/** What there is to read, in the order of the lists; a page's id stands in its address and never changes. */
export const HELP_GROUPS = {
  start: [
    'create-account',
    'verify-email',
    'first-hour',
    'sign-in-with-provider',
    'reset-password',
    'account-settings',
    'change-language',
    'themes',
    'plans',
    'your-profile',
  ],
  writing: [
    'first-article',
    'formatting',
    'images',
    'translations',
    'co-authors',
    'series',
    'publish-later',
    'drafts-and-history',
    'deleting',
  ],
  reading: [
    'finding-articles',
    'search',
    'explore',
    'collections',
    'bookmarks-and-likes',
    'reading-on',
    'comments',
    'notifications',
  ],
  page: ['page-posts', 'photos-and-videos', 'polls', 'following'],
  community: [
    'messages-and-requests',
    'guilds-and-roles',
    'private-guilds',
    'asking-questions',
    'answering-questions',
    'iq-test',
  ],
  safety: ['honor', 'community-rules', 'reporting', 'block-and-mute', 'adult-content', 'cookies', 'api'],
} as const

export type GroupId = keyof typeof HELP_GROUPS
export type PageId = (typeof HELP_GROUPS)[GroupId][number]

export const GROUP_IDS = Object.keys(HELP_GROUPS) as GroupId[]
export const PAGE_IDS: readonly PageId[] = GROUP_IDS.flatMap((group): readonly PageId[] => HELP_GROUPS[group])

export const HELP_PATH = '/help-center'

export function pathOfPage(id: PageId): string {
  return `${HELP_PATH}?page=${id}`
}

export function pagesOf(group: GroupId): readonly PageId[] {
  return HELP_GROUPS[group]
}

export function groupOf(id: PageId): GroupId {
  return GROUP_IDS.find((group) => pagesOf(group).includes(id)) ?? 'start'
}

/** Undefined after the last one. */
export function pageAfter(id: PageId): PageId | undefined {
  return PAGE_IDS[PAGE_IDS.indexOf(id) + 1]
}
