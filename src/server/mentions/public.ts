export { aliasesIn } from './aliases-in.ts'
export { mentionFacts } from './mention-facts.ts'
export { peopleByAlias } from './queries.ts'
