import { COMMUNITY_RULES, type CommunityRule } from '../../contract/moderation-rules.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './rule-messages.ts'

/** A rule by its name, with its number where the community's own eight have one. */
export function useRuleName(): (rule: CommunityRule) => string {
  const t = useText(messages)
  return (rule) =>
    rule === 'law' ? t('law') : t('numbered', { number: COMMUNITY_RULES.indexOf(rule) + 1, name: t(rule) })
}
