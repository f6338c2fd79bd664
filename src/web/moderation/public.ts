export { SanctionBar } from './sanction-bar.tsx'
export { useRuleName } from './use-rule-name.ts'
