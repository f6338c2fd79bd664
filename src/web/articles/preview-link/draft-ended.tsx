import { FileClock } from 'lucide-react'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from './ended-messages.ts'

/** A link that was turned off, or whose draft is one no more. Few come here: it is fetched for them. */
export function DraftEnded() {
  const t = useText(messages)
  useHead({ title: t('title'), isIndexable: false })
  return <EmptyState icon={<FileClock />} title={t('ended')} text={t('endedText')} />
}
