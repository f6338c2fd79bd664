import { PRIVILEGES } from '../../../contract/honor-rules.ts'
import { SUGGESTION_PATIENCE_DAYS, SUPPORTS_NEEDED } from '../../../contract/limits.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { messages } from './messages.ts'
import { useSupport, type WholeSuggestion } from './use-decision.ts'

interface SupportProps {
  articleId: number
  suggestion: WholeSuggestion
}

/** What becomes of a suggestion that its authors did not answer. Whoever decides alone needs no company. */
export function Support({ articleId, suggestion }: SupportProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const showFailure = useFailureToast()
  const support = useSupport(articleId, suggestion.id)
  const { acceptances, canDecide, hasSupported, merged } = suggestion
  const isAsked = suggestion.canSupport && !canDecide
  if (!isAsked && !hasSupported && acceptances === 0) return null
  const values = {
    days: SUGGESTION_PATIENCE_DAYS,
    honor: formatNumber(PRIVILEGES.supportSuggestions, language),
  }
  return (
    <div className="subpage-support mt-6">
      {isAsked && <p className="subpage-lead">{t('supportText', values)}</p>}
      {isAsked && merged.hasConflicts && <p className="subpage-lead">{t('supportConflict')}</p>}
      <div className="subpage-actions items-center text-quiet tabular-nums">
        {isAsked && !merged.hasConflicts && (
          <Button
            variant="primary"
            busy={support.isPending}
            onClick={() => support.mutate(undefined, { onError: showFailure })}
          >
            {t('support')}
          </Button>
        )}
        <p>
          {hasSupported && `${t('hasSupported')} `}
          {t('supported', { count: acceptances, needed: SUPPORTS_NEEDED })}
        </p>
      </div>
    </div>
  )
}
