export { pathOfCase } from './desk/desk-paths.ts'
export { SanctionBar } from './sanction-bar.tsx'
export { useRuleName } from './use-rule-name.ts'
