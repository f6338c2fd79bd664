import { BadgeList, BADGE_ORDER } from '../badges/badge-list.tsx'
import type { TabProps } from './tab-props.ts'

/** What was earned, and on one's own profile also what can be. */
export function BadgesTab({ profile, isOwn }: TabProps) {
  const earned = new Set(profile.badges.map(({ code }) => code))
  return (
    <div className="pt-8">
      <BadgeList
        badges={profile.badges}
        missing={isOwn ? BADGE_ORDER.filter((code) => !earned.has(code)) : []}
      />
    </div>
  )
}
