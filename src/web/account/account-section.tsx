import { lazyComponent } from '../platform/lazy-component.ts'

/** The forms of the account, fetched when the settings are open. */
export const AccountSection = lazyComponent(async () => (await import('./account-forms.tsx')).AccountForms)
