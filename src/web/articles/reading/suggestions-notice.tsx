import { GitPullRequest } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { messages as suggestMessages } from './suggest-messages.ts'
import { Notice, type NoticesProps } from './notice.tsx'

/** Tells those who decide that readers have suggested something. */
export function SuggestionsNotice({ article, mine }: NoticesProps) {
  const t = useText(messages)
  const s = useText(suggestMessages)
  return (
    <Notice icon={<GitPullRequest />} words={t('openSuggestions', { count: mine.openSuggestions })}>
      <LinkButton size="sm" to={`/article/${article.id}/suggestions`}>
        {s('review')}
      </LinkButton>
    </Notice>
  )
}
