import type { ModerationCase } from '../../../contract/moderation.ts'
import type { CommunityRule, ModerationAction } from '../../../contract/moderation-rules.ts'

type Reason = ModerationCase['reports'][number]['reason']

const RULE_OF: Record<Reason, CommunityRule> = {
  exploitation: 'law',
  spam: 'spam',
  harassment: 'harassment',
  hate: 'harassment',
  adult: 'adult',
  misinformation: 'honesty',
  copyright: 'ownership',
  'guild-rule': 'kindness',
  other: 'kindness',
}

/** The rule a moderator most likely means: that of what weighs most among the reports. */
export function ruleOfReports(
  action: ModerationAction,
  reports: Pick<ModerationCase['reports'][number], 'reason' | 'weight'>[],
): CommunityRule {
  if (action === 'mark-nsfw') return 'adult'
  const weights = new Map<CommunityRule, number>()
  for (const { reason, weight } of reports)
    weights.set(RULE_OF[reason], (weights.get(RULE_OF[reason]) ?? 0) + weight)
  const [heaviest] = [...weights].sort(([, one], [, other]) => other - one)
  return heaviest?.[0] ?? 'kindness'
}
