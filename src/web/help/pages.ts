import { HELP_GROUPS, HELP_PAGES, type HelpPage } from '../../contract/help-pages.ts'

export type GroupId = keyof typeof HELP_GROUPS
export type PageId = HelpPage

export const GROUP_IDS = Object.keys(HELP_GROUPS) as GroupId[]
export const PAGE_IDS: readonly PageId[] = HELP_PAGES

export const HELP_PATH = '/help-center'

/** Of a page, or of one of its sections. */
export function pathOfPage(id: PageId, section?: string): string {
  return `${HELP_PATH}?page=${id}${section === undefined ? '' : `#${section}`}`
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
