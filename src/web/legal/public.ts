import './legal.css'

export { loadRules } from './legal-texts.ts'
