export { seesNsfw } from './sees-nsfw.ts'
export { isOffered } from './switches.ts'
