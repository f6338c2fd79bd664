export { aliasesIn } from './aliases-in.ts'
export { mentionFacts, mentionSource, type PublicText } from './mention-facts.ts'
export { peopleByAlias } from './queries.ts'
