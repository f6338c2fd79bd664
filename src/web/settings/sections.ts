import type { ComponentType } from 'react'
import { AccountSection } from '../account/public.ts'
import { BlockedSection, MutesSection } from '../blocks/public.ts'
import { MessageSection } from '../conversations/public.ts'
import { FollowingSection } from '../follows/public.ts'
import { BillingSection } from '../market/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { PrivacySection } from '../profiles/public.ts'

const laterParts = async () => import('./later-parts.ts')
const ThemeSection = deferHydration(async () => (await laterParts()).ThemeSection)
const InterfaceSection = deferHydration(async () => (await laterParts()).InterfaceSection)
const TextSizeSection = deferHydration(async () => (await laterParts()).TextSizeSection)
const LanguageSection = deferHydration(async () => (await laterParts()).LanguageSection)
const LanguagesSection = deferHydration(async () => (await laterParts()).LanguagesSection)
const MediaSection = deferHydration(async () => (await laterParts()).MediaSection)
const NsfwSection = deferHydration(async () => (await laterParts()).NsfwSection)
const NotificationsSection = deferHydration(async () => (await laterParts()).NotificationsSection)

/** What the navigation of the settings leads to, in this order. One without a section is left out. */
export const GROUPS = [
  'account',
  'appearance',
  'language',
  'privacy',
  'content',
  'following',
  'blocked',
  'notifications',
  'billing',
] as const
export type Group = (typeof GROUPS)[number]

/** Screens of their own that belong to an account; the navigation leads to them, below the sections. */
export const PAGES = [
  { name: 'security', path: '/settings/security' },
  { name: 'tokens', path: '/settings/tokens' },
  { name: 'import', path: '/settings/import' },
  { name: 'data', path: '/settings/data' },
  { name: 'decisions', path: '/appeals' },
] as const

export interface SettingsSection {
  id: string
  Section: ComponentType
  /** Only members see it; visitors are invited to sign in. */
  isOfAccount?: true
  /** Of one that is fetched later: the class of the room that is kept for it, so that nothing below jumps. */
  room?: string
  /** Where it stands; if missing, the group of its own name, else `content`. */
  group?: Group
}

/** Every section of the settings. A feature adds its own here. */
export const SECTIONS: SettingsSection[] = [
  { id: 'account', Section: AccountSection, isOfAccount: true, room: 'min-h-[1150px]' },
  { id: 'theme', Section: ThemeSection, group: 'appearance' },
  { id: 'text-size', Section: TextSizeSection, group: 'appearance' },
  { id: 'interface', Section: InterfaceSection, group: 'appearance' },
  { id: 'language', Section: LanguageSection },
  { id: 'languages', Section: LanguagesSection, group: 'language' },
  { id: 'privacy', Section: PrivacySection, isOfAccount: true },
  { id: 'messages', Section: MessageSection, isOfAccount: true, group: 'privacy' },
  { id: 'media', Section: MediaSection, group: 'content' },
  { id: 'adult', Section: NsfwSection, group: 'content' },
  { id: 'mutes', Section: MutesSection, isOfAccount: true, group: 'content' },
  { id: 'following', Section: FollowingSection, isOfAccount: true },
  { id: 'blocked', Section: BlockedSection, isOfAccount: true },
  { id: 'notifications', Section: NotificationsSection },
  { id: 'billing', Section: BillingSection, isOfAccount: true, room: 'min-h-56' },
]

const isGroup = (name: string): name is Group => GROUPS.some((group) => group === name)

/** The groups that have something to show, in their order, each with its sections. */
export function groupSections(sections: readonly SettingsSection[]) {
  const groupOf = ({ id, group }: SettingsSection): Group => group ?? (isGroup(id) ? id : 'content')
  return GROUPS.map((group) => ({ group, sections: sections.filter((it) => groupOf(it) === group) })).filter(
    (it) => it.sections.length > 0,
  )
}
