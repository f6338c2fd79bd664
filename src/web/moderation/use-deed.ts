import type { CommunityRule, ModerationAction } from '../../contract/moderation-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './deed-messages.ts'

interface Deed {
  action: ModerationAction
  days: number | null
  /** None: the site did it, by what reports amount to. */
  rule: CommunityRule | null
}

/** What was done in a word, for how long, and the name of what it was done to. */
export function useDeed() {
  const t = useText(messages)
  return {
    typeName: (type: ObjectType): string => t(type),
    /** "Silenced for 7 days". */
    deed: ({ action, days, rule }: Deed): string => {
      if (action === 'hide' && rule === null) return t('hiddenByReports')
      if (action !== 'silence' && action !== 'suspend') return t(action)
      return `${t(action)} ${days === null ? t('forGood') : t('days', { count: days })}`
    },
  }
}
