export { AccountSection } from './account-section.tsx'
export { Setting } from './setting.tsx'
