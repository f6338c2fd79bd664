export { loadRules } from './legal-texts.ts'
