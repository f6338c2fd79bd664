export { hasExternalLinks, toLiteText } from './lite-text.ts'
