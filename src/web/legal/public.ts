import './legal.css'

export { loadRules } from './rules-text.ts'
