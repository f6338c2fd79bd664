/** What there is to read, in the order of the lists; a page's id stands in its address and never changes. */
export const HELP_GROUPS = {
  start: [
    'create-account',
    'verify-email',
    'first-hour',
    'new-accounts',
    'sign-in-with-provider',
    'reset-password',
    'account-settings',
    'your-data',
    'delete-account',
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
  safety: [
    'honor',
    'community-rules',
    'reporting',
    'moderation',
    'block-and-mute',
    'adult-content',
    'security',
    'cookies',
    'api',
  ],
} as const

type HelpGroup = keyof typeof HELP_GROUPS
export type HelpPage = (typeof HELP_GROUPS)[HelpGroup][number]

export const HELP_PAGES = Object.values(HELP_GROUPS).flatMap((pages): readonly HelpPage[] => pages)
