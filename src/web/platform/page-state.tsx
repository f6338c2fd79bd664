import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE } from '../../contract/messages.ts'
import type { PageState } from '../../contract/rendering.ts'

export const EMPTY_STATE: PageState = {
  language: DEFAULT_LANGUAGE,
  siteName: 'Cendekia',
  contact: '',
  path: '/',
  hasSession: false,
  providers: [],
  queries: {},
}

/** What the document said; it never changes while the page lives. */
export const PageStateContext = createContext<PageState>(EMPTY_STATE)

export function usePageState(): PageState {
  return useContext(PageStateContext)
}

export function readPageState(): PageState {
  const block = document.getElementById('state')?.textContent
  return block ? { ...EMPTY_STATE, ...(JSON.parse(block) as Partial<PageState>) } : EMPTY_STATE
}
