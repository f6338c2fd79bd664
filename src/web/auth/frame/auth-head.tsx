import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { messages } from './messages.ts'

/** The title of a view; what describes the page is the same for all. */
export function AuthHead({ title }: { title: string }) {
  const t = useText(messages)
  const { siteName } = usePageState()
  useHead({ title, description: t('pageDescription', { siteName }), isIndexable: false })
  return null
}
