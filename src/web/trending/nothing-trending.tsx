import { Lamp, PenLine, RotateCw } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from './messages.ts'
import type { Scope } from './trending-queries.ts'

interface NothingTrendingProps {
  scope: Scope
  /** Given when the list did not arrive. */
  retry?: (() => unknown) | undefined
  isBusy?: boolean
}

/** Spec 8: a list that did not arrive is an empty one, and says so. */
export function NothingTrending({ scope, retry, isBusy = false }: NothingTrendingProps) {
  const t = useText(messages)
  const query = scope === 'globe' ? '' : `?category=${scope}`
  return (
    <EmptyState
      icon={<Lamp />}
      title={t('emptyTitle')}
      text={t(retry === undefined ? 'emptyText' : 'failedText')}
      action={
        retry === undefined ? (
          <LinkButton to={`/create-article${query}`}>
            <PenLine />
            {t('write')}
          </LinkButton>
        ) : (
          <Button onClick={() => void retry()} busy={isBusy}>
            <RotateCw />
            {t('tryAgain')}
          </Button>
        )
      }
    />
  )
}
