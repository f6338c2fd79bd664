export { Muted } from './muted.tsx'
export { PersonMenu } from './person-menu.tsx'
export { BlockedSection, MutesSection } from './settings/deferred-sections.tsx'
export { usePersonItems } from './use-person-items.tsx'
