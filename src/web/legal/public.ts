export { loadRules } from './rules-text.ts'
