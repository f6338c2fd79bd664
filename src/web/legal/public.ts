export { contactMessages } from './contact-messages.ts'
export { loadRules } from './rules-text.ts'
