export { messages as contactMessages } from './contact-messages.ts'
export { loadRules } from './rules-text.ts'
