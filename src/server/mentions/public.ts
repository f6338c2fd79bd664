export { aliasesIn } from './aliases-in.ts'
export { knownMentions } from './known-mentions.ts'
export { mentionFacts, mentionSource, type PublicText } from './mention-facts.ts'
export { peopleByAlias } from './queries.ts'
