import { Table2 } from 'lucide-react'
import type { Collection } from '../../contract/collections.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { pathOfCollection } from './collection-path.ts'
import { messages as formMessages } from './form/messages.ts'
import { messages } from './single/messages.ts'
import { useMineState } from './use-collection.ts'

interface NotYoursProps {
  collection: Collection
  title: string
  /** What can be done instead, where others may suggest. */
  text: string
}

/** For who may not do this here, once that is known. */
export function NotYours({ collection: { id, editing }, title, text }: NotYoursProps) {
  const t = useText(messages)
  const f = useText(formMessages)
  const { state, retry } = useMineState(id)
  if (state === 'pending') return <CentredSpinner label={t('loading')} />
  if (state === 'failed') return <LoadFailed title={t('loadFailed')} retry={retry} />
  return (
    <EmptyState
      icon={<Table2 />}
      title={title}
      text={editing === 'suggest' ? text : f('ownerOnly')}
      action={<LinkButton to={pathOfCollection(id)}>{f('toCollection')}</LinkButton>}
    />
  )
}
