export const DATABASE_TABS = ['explore', 'collections'] as const
export type DatabaseTab = (typeof DATABASE_TABS)[number]

export function readTab(query: URLSearchParams): DatabaseTab {
  return query.get('tab') === 'collections' ? 'collections' : 'explore'
}

export const tabPath = (tab: DatabaseTab): string =>
  tab === 'explore' ? '/database' : `/database?tab=${tab}`
