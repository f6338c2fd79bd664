export { RichText } from './rich-text.tsx'
export { TableOfContents } from './table-of-contents.tsx'
