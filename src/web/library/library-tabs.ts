/** The shelves of one's own library, in the order of their tabs. */
export const TABS = ['saved', 'halfread', 'drafts', 'published', 'together', 'series', 'deleted'] as const
export type Tab = (typeof TABS)[number]

/** The choice stands in the address; what makes no sense there is as if it were not. */
export function readTab(query: URLSearchParams): Tab {
  return TABS.find((tab) => tab === query.get('tab')) ?? 'saved'
}

export function pathOfTab(tab: Tab): string {
  return tab === 'saved' ? '/library' : `/library?tab=${tab}`
}
